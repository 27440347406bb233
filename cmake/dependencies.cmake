# Installed packages first (Debian: libcxxopts-dev, nlohmann-json3-dev, libasio-dev, tao-pegtl-dev, catch2); elsewhere their sources are fetched.
# zlib (Debian: zlib1g-dev) is everywhere.
include(FetchContent)
set(FETCHCONTENT_TRY_FIND_PACKAGE_MODE OPT_IN)

find_package(Threads REQUIRED)
find_package(ZLIB REQUIRED)
if(WIN32)
  return()  # the programs are not built for it
endif()

FetchContent_Declare(cxxopts GIT_REPOSITORY https://github.com/jarro2783/cxxopts.git GIT_TAG v3.1.1 SYSTEM
                     FIND_PACKAGE_ARGS 3 CONFIG)
FetchContent_Declare(nlohmann_json GIT_REPOSITORY https://github.com/nlohmann/json.git GIT_TAG v3.11.2 SYSTEM
                     FIND_PACKAGE_ARGS 3.9 CONFIG)
FetchContent_Declare(pegtl GIT_REPOSITORY https://github.com/taocpp/PEGTL.git GIT_TAG 3.2.7 SYSTEM
                     FIND_PACKAGE_ARGS 3.2 CONFIG)
set(PEGTL_INSTALL OFF CACHE INTERNAL "")
set(PEGTL_BUILD_TESTS OFF CACHE INTERNAL "")
set(PEGTL_BUILD_EXAMPLES OFF CACHE INTERNAL "")
FetchContent_MakeAvailable(cxxopts nlohmann_json pegtl)
add_compile_definitions(CXXOPTS_NO_REGEX)  # <regex> doubles the compile time of every program that has options

# Asio without Boost, headers only.
find_path(ASIO_INCLUDE_DIR asio.hpp)
if(NOT ASIO_INCLUDE_DIR)
  FetchContent_Declare(asio GIT_REPOSITORY https://github.com/chriskohlhoff/asio.git GIT_TAG asio-1-28-2)
  FetchContent_MakeAvailable(asio)
  set(ASIO_INCLUDE_DIR ${asio_SOURCE_DIR}/asio/include)
endif()
add_library(draughts_asio INTERFACE)
target_include_directories(draughts_asio SYSTEM INTERFACE ${ASIO_INCLUDE_DIR})
target_compile_definitions(draughts_asio INTERFACE ASIO_STANDALONE ASIO_NO_DEPRECATED)
target_link_libraries(draughts_asio INTERFACE Threads::Threads)

if(DRAUGHTS_TESTS)
  FetchContent_Declare(Catch2 GIT_REPOSITORY https://github.com/catchorg/Catch2.git GIT_TAG v3.5.2 SYSTEM
                       FIND_PACKAGE_ARGS CONFIG)
  FetchContent_MakeAvailable(Catch2)
  if(Catch2_SOURCE_DIR)
    list(APPEND CMAKE_MODULE_PATH ${Catch2_SOURCE_DIR}/extras)
  endif()
endif()
