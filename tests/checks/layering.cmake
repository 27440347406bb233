# Checks the #include lines of engine/ against its layers.
#
#   cmake -DENGINE=<path of engine/> -P layering.cmake
#
# The order is core <- {text, eval, tablebase} <- search <- option <- engine <- protocol <- main; below is what each
# layer may see: whole folders, or single headers. A layer in `silent` may not print nor open files.
cmake_minimum_required(VERSION 3.25)

set(core_sees core/)
set(text_sees core/ text/)
set(eval_sees core/ eval/)
set(tablebase_sees core/ tablebase/)
set(search_sees core/ eval/ tablebase/ search/)
set(option_sees core/ text/ search/margins.h search/strength.h tablebase/slice.h option.h)
set(engine_sees core/ text/ eval/ tablebase/ search/ option.h engine.h)
set(protocol_sees core/ text/ engine.h search/limits.h search/score.h search/win_chances.h protocol/)
set(c_api_sees core/ text/ engine.h search/limits.h search/score.h c_api/ cpu.h)
set(checkerboard_sees c_api/bolshak.h c_api/handles.h text/fixed_point.h checkerboard/)
set(main_sees core/ text/ engine.h search/limits.h search/score.h search/win_chances.h protocol/)
set(cpu_sees "")
set(cpu_main_sees cpu.h)

set(silent core text eval search option engine c_api checkerboard)
set(noisy_headers iostream ostream istream fstream cstdio stdio.h print)

set(faults "")

# check_include(file layer header is_quoted): adds to `faults` when `layer` may not include `header`.
function(check_include file layer header is_quoted)
  if(layer IN_LIST silent AND header IN_LIST noisy_headers)
    list(APPEND faults "${file}: <${header}>: ${layer} must be silent and leave files alone")
  endif()
  # Angle brackets are for other people's headers, but do not hide one of ours.
  if(is_quoted OR EXISTS ${ENGINE}/${header})
    set(allowed FALSE)
    foreach(seen IN LISTS ${layer}_sees)
      string(FIND "${header}" "${seen}" at)
      if(at EQUAL 0)
        set(allowed TRUE)
      endif()
    endforeach()
    if(NOT allowed)
      list(JOIN ${layer}_sees " " sees)
      list(APPEND faults "${file}: \"${header}\": ${layer} may see only: ${sees}")
    endif()
  endif()
  set(faults "${faults}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE sources RELATIVE ${ENGINE} ${ENGINE}/*.h ${ENGINE}/*.cpp)
if(NOT sources)
  message(FATAL_ERROR "no sources in ENGINE='${ENGINE}'")
endif()
foreach(source IN LISTS sources)
  string(REGEX MATCH "^[a-z_]+" layer ${source})
  if(NOT DEFINED ${layer}_sees)
    list(APPEND faults "${source}: no layer of this name; add it to the table")
    continue()
  endif()
  file(STRINGS ${ENGINE}/${source} includes REGEX "^[ \t]*#[ \t]*include[ \t]*[<\"]")
  foreach(include IN LISTS includes)
    string(REGEX MATCH "([<\"])([^>\"]+)" ignored "${include}")
    string(COMPARE EQUAL "${CMAKE_MATCH_1}" "\"" is_quoted)
    check_include(${source} ${layer} "${CMAKE_MATCH_2}" ${is_quoted})
  endforeach()
endforeach()

if(faults)
  list(JOIN faults "\n  " text)
  message(FATAL_ERROR "Layering:\n  ${text}")
endif()
list(LENGTH sources count)
message(STATUS "Layering: ${count} files, no fault")
