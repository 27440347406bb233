# Installs the library, moves it to PREFIX, compiles its example there with the flags of its pkg-config file, and runs it.
#
#   cmake -DBUILD=<folder> -DPREFIX=<folder> -DCC=<C compiler> -P installed.cmake
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${PREFIX} ${PREFIX}-before)
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --component library --prefix ${PREFIX}-before
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${PREFIX}-before ${PREFIX})

file(GLOB_RECURSE found ${PREFIX}/*bolshak.pc)
list(LENGTH found count)
if(NOT count EQUAL 1)
  message(FATAL_ERROR "expected one bolshak.pc, found: ${found}")
endif()
# As pkg-config does it: "name=value" makes a variable, "Name: value" uses them.
get_filename_component(pcfiledir ${found} DIRECTORY)
set(flags "")
file(STRINGS ${found} lines)
foreach(line IN LISTS lines)
  string(CONFIGURE "${line}" line)
  if(line MATCHES "^([a-z]+)=(.*)$")
    set(${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
  elseif(line MATCHES "^(Cflags|Libs): (.*)$")
    string(APPEND flags " ${CMAKE_MATCH_2}")
  endif()
endforeach()
get_filename_component(prefix ${prefix} ABSOLUTE)
get_filename_component(expected_prefix ${PREFIX} ABSOLUTE)
if(NOT prefix STREQUAL expected_prefix)
  message(FATAL_ERROR "${found} tells the prefix ${prefix}, expected ${expected_prefix}")
endif()
separate_arguments(flags UNIX_COMMAND "${flags}")

execute_process(COMMAND ${CC} -std=c99 -Wall -Wextra -Wpedantic -Werror ${PREFIX}/share/doc/Bolshak/example.c ${flags}
                        -Wl,-rpath,${libdir} -o ${PREFIX}/example
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PREFIX}/example brazilian W:Wc3,e1:Bd4,h8 OUTPUT_VARIABLE output COMMAND_ERROR_IS_FATAL ANY)
if(NOT output MATCHES "1 legal moves: c3xe5\n" OR NOT output MATCHES "plays c3xe5: B:We5,e1:Bh8\n")
  message(FATAL_ERROR "the example printed:\n${output}")
endif()
execute_process(COMMAND ${PREFIX}/example russian W:Wc4:Bd4 ERROR_VARIABLE error RESULT_VARIABLE code)
if(NOT code EQUAL 2 OR NOT error MATCHES "^example: bad-fen: ")
  message(FATAL_ERROR "after a bad FEN: exit code ${code}, ${error}")
endif()
