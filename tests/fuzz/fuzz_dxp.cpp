// The bytes of a DXP connection: whatever is read is written so that it reads the same.
#include "fuzz/fuzz_target.h"
#include "protocol/dxp_frames.h"
#include "protocol/dxp_message.h"

namespace draughts {

namespace {

void check(const std::string& text) {
    const auto message = parse_dxp(text);
    if (!message) {
        require_message(message.error());
        return;
    }
    const std::string written = format_dxp(*message);
    const auto again = parse_dxp(written);
    require(again.has_value(), "a message that is not read: " + written);
    require(format_dxp(*again) == written, "a message that reads otherwise: " + written);
}

}  // namespace

}  // namespace draughts

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace draughts;
    const std::string_view text = text_of_input(data, size);
    DxpFrames frames;
    for (const std::string_view half : {text.substr(0, size / 2), text.substr(size / 2)}) {  // as reads may fall
        frames.add(half);
        while (const auto message = frames.next()) {
            require(!message->empty() && message->find('\0') == std::string::npos, "a message cut wrongly");
            check(*message);
        }
    }
    return 0;
}
