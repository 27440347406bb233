// The commands of bolshak-analyse, each in a file of its own. Each reads its arguments, prints to standard output and
// returns the exit code: 0 done, 1 something was found or failed; what cannot be done is a BadArgument.
#pragma once

namespace draughts {

int book_command(int argc, char** argv);
int check_command(int argc, char** argv);
int convert_command(int argc, char** argv);
int find_command(int argc, char** argv);
int game_command(int argc, char** argv);
int image_command(int argc, char** argv);
int position_command(int argc, char** argv);
int shots_command(int argc, char** argv);

}  // namespace draughts
