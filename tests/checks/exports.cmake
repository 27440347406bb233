# Checks that a library shows exactly the functions that its header declares.
#
#   cmake -DNM=<nm> -DLIBRARY=<file> -DHEADER=<file> -DMARK=<word that marks declarations> -P exports.cmake
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/declared_functions.cmake)

execute_process(COMMAND ${NM} -D --defined-only ${LIBRARY} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^ \n]+\n" shown "${symbols}")
list(TRANSFORM shown STRIP)
list(SORT shown)

declared_functions(declared ${HEADER} ${MARK})
if(NOT declared OR NOT "${shown}" STREQUAL "${declared}")
  message(FATAL_ERROR "exports:  ${shown}\ndeclared: ${declared}")
endif()
list(LENGTH declared count)
message(STATUS "${count} functions, as declared")
