#include "analyse/language_option.h"

#include <string>
#include <utility>

namespace draughts {

void add_language(Arguments& arguments) {
    arguments.add_text("lang", "Language: en, ru, pt or zh", "en");
}

Words language_of(const Arguments& arguments) {
    auto words = Words::in(arguments.text("lang"));
    if (!words) {
        throw BadArgument{words.error()};
    }
    return std::move(words).take();
}

}  // namespace draughts
