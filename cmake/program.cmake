# One program, two code paths, chosen when it starts.
#
# On x86-64 everything is compiled twice: for any processor, and with POPCNT, BMI and AVX2. The second
# pass renames the namespace `draughts` to `draughts_avx2` on the compiler's command line, so both live
# in one executable; engine/cpu_main.cpp asks the processor which one to run. Instantiations of the
# standard library exist in both passes and the linker keeps the first it meets: therefore all portable
# libraries stand before all others on the link line. A test runs the programs on an emulated old processor.
set(DRAUGHTS_FLAVOURS "portable")
set(DRAUGHTS_OPTIONS_portable "")
# Not for Windows, where GCC keeps vectors of 32 bytes at addresses that do not suit them (its bug 54412).
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT WIN32 AND NOT DRAUGHTS_NATIVE AND NOT DRAUGHTS_SANITIZE)
  list(APPEND DRAUGHTS_FLAVOURS "avx2")
  set(DRAUGHTS_OPTIONS_avx2 -mpopcnt -mlzcnt -mbmi -mbmi2 -mavx2)
endif()

# draughts_library(name SOURCES ... LINKS ...): the static libraries name_portable and name_avx2.
function(draughts_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS;SYSTEM_LINKS")
  foreach(flavour IN LISTS DRAUGHTS_FLAVOURS)
    set(target ${name}_${flavour})
    add_library(${target} STATIC ${arg_SOURCES})
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR}/engine)
    target_compile_options(${target} PRIVATE ${DRAUGHTS_OPTIONS_${flavour}})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      # It moves bitboards in and out of vectors: perft on the portable path ran at 0.6 of this speed.
      target_compile_options(${target} PRIVATE -fno-tree-slp-vectorize)
    endif()
    if(NOT flavour STREQUAL "portable")
      target_compile_definitions(${target} PRIVATE draughts=draughts_${flavour})
    endif()
    target_link_libraries(${target} PUBLIC draughts_settings ${arg_SYSTEM_LINKS})
    foreach(link IN LISTS arg_LINKS)
      target_link_libraries(${target} PUBLIC ${link}_${flavour})
    endforeach()
  endforeach()
  set_property(GLOBAL PROPERTY DRAUGHTS_LINKS_${name} ${arg_LINKS})
endfunction()

# draughts_embedding(name source macro path files...): the static library `name` of a source that takes the files in
# (engine/core/embed.h), once for all code paths. The macro tells it the path: of the file, or of the folder of all.
function(draughts_embedding name source macro path)
  add_library(${name} STATIC ${source})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/engine)
  target_compile_definitions(${name} PRIVATE ${macro}="${path}")
  set_source_files_properties(${source} PROPERTIES OBJECT_DEPENDS "${ARGN}")
endfunction()

# draughts_closure(out name): the library `name` and all that it links, each before what it needs.
function(draughts_closure out name)
  set(closure ${name})
  get_property(links GLOBAL PROPERTY DRAUGHTS_LINKS_${name})
  foreach(link IN LISTS links)
    draughts_closure(needed ${link})
    list(REMOVE_ITEM closure ${needed})
    list(APPEND closure ${needed})
  endforeach()
  set(${out} ${closure} PARENT_SCOPE)
endfunction()

# draughts_link_paths(target libraries...): links them for each code path, the portable one first, and tells the sources
# of the target itself, which are compiled once, which paths there are.
function(draughts_link_paths target)
  foreach(flavour IN LISTS DRAUGHTS_FLAVOURS)
    list(TRANSFORM ARGN APPEND _${flavour} OUTPUT_VARIABLE flavoured)
    target_link_libraries(${target} PRIVATE ${flavoured})
    target_compile_definitions(${target} PRIVATE DRAUGHTS_HAS_${flavour})
  endforeach()
endfunction()

# draughts_build_program(name SOURCES ... LINKS ...): an executable; its sources define draughts::run (see
# engine/cpu_main.cpp). draughts_program: one to be installed.
function(draughts_build_program name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS;SYSTEM_LINKS")
  string(REPLACE "-" "_" library ${name})
  draughts_library(${library}_program SOURCES ${arg_SOURCES} LINKS ${arg_LINKS} SYSTEM_LINKS ${arg_SYSTEM_LINKS})
  add_executable(${name} ${PROJECT_SOURCE_DIR}/engine/cpu_main.cpp)
  draughts_closure(libraries ${library}_program)
  draughts_link_paths(${name} ${libraries})
endfunction()
function(draughts_program name)
  draughts_build_program(${name} ${ARGN})
  install(TARGETS ${name})
endfunction()

# draughts_shared_library(name SOURCES ... LINKS ... EXPORTS function...): a shared library of the given sources, which
# are compiled once, and of what they link. Only the named functions are seen from outside.
function(draughts_shared_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS;EXPORTS")
  add_library(${name} SHARED ${arg_SOURCES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/engine)
  target_link_libraries(${name} PRIVATE draughts_settings)
  draughts_closure(libraries ${arg_LINKS})
  draughts_link_paths(${name} ${libraries})
  if(WIN32)
    set(script ${CMAKE_CURRENT_BINARY_DIR}/${name}.def)
    list(JOIN arg_EXPORTS "\n" exports)
    file(CONFIGURE OUTPUT ${script} CONTENT "EXPORTS\n@exports@\n" @ONLY)
    target_link_options(${name} PRIVATE ${script} LINKER:--enable-stdcall-fixup)  # plain names, whatever the convention
  else()
    # Its own functions may be seen, the script chooses among them; the templates of the standard library always could.
    set_target_properties(${name} PROPERTIES CXX_VISIBILITY_PRESET default)
    set(script ${CMAKE_CURRENT_BINARY_DIR}/${name}.map)
    list(JOIN arg_EXPORTS "; " exports)
    file(CONFIGURE OUTPUT ${script} CONTENT "{ global: @exports@; local: *; };\n" @ONLY)
    target_link_options(${name} PRIVATE LINKER:--version-script=${script})
  endif()
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()
