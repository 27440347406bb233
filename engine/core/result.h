// Result<T>: a value, or a one-line error for a person.
//
// The shape of std::expected, which C++20 lacks. Everything that reads the outside world (FEN, moves,
// options, files) returns one; the edge prints the message and goes on. Errors name what was wrong
// and what was expected, without a trailing full stop or newline.
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace draughts {

struct Error {
    std::string message;
};

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_{std::move(value)} {}
    Result(Error error) : content_{std::move(error)} {}

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    /// Precondition of value(), operator* and operator->: has_value().
    [[nodiscard]] const T& value() const {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const T& operator*() const { return value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }

    /// The value, moved out. Precondition: has_value().
    [[nodiscard]] T take() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&content_));
    }

    /// Precondition: not has_value().
    [[nodiscard]] const std::string& error() const {
        assert(!has_value());
        return std::get_if<1>(&content_)->message;
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace draughts
