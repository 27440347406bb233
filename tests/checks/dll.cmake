# Checks that a DLL shows exactly the functions that its header declares, under their plain names, and needs no other
# DLLs than those of Windows.
#
#   cmake -DOBJDUMP=<objdump> -DLIBRARY=<file> -DHEADER=<file> -DMARK=<word that marks declarations> -P dll.cmake
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/declared_functions.cmake)

execute_process(COMMAND ${OBJDUMP} -p ${LIBRARY} OUTPUT_VARIABLE headers COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE ".*/Name Pointer\\] Table" "" names "${headers}")  # above it are numbers
# "[   0] enginecommand"; newer ones write "[   0] +base[   1]  0000 enginecommand"
string(REGEX MATCHALL "\n\t\\[ *[0-9]+\\] [^\n]+" shown "${names}")
list(TRANSFORM shown REPLACE ".* " "")
list(SORT shown)
declared_functions(declared ${HEADER} ${MARK})
if(NOT declared OR NOT "${shown}" STREQUAL "${declared}")
  message(FATAL_ERROR "exports:  ${shown}\ndeclared: ${declared}")
endif()

string(REGEX MATCHALL "DLL Name: [^\n]+" needed "${headers}")
list(TRANSFORM needed REPLACE "DLL Name: " "")
list(TRANSFORM needed TOLOWER)
set(others ${needed})
list(REMOVE_ITEM others advapi32.dll kernel32.dll msvcrt.dll user32.dll)
if(NOT needed OR others)
  message(FATAL_ERROR "needs DLLs that are not of Windows: ${others}")
endif()
list(JOIN shown " " shown)
list(JOIN needed " " needed)
message(STATUS "${shown}; needs ${needed}")
