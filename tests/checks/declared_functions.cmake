# declared_functions(out header mark): the names of the functions that a header declares with the word `mark`, sorted.
function(declared_functions out header mark)
  file(READ ${header} text)
  string(REGEX MATCHALL "${mark} [a-z][^(;]*\\(" declarations "${text}")
  list(TRANSFORM declarations REPLACE ".*[ *]([a-z_]+)\\($" "\\1")
  list(SORT declarations)
  set(${out} ${declarations} PARENT_SCOPE)
endfunction()
