// TableMemory: a large array of zeroed cells, aligned to them, which the system provides piece by piece
// when they are first touched, in large pages where it has them. For hash tables; cells are plain data,
// whose words threads share by relaxed atomic loads and stores, without a lock.
#pragma once

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <type_traits>

namespace draughts {

template <class Cell>
class TableMemory {
    static_assert(std::is_trivially_copyable_v<Cell> && std::is_trivially_destructible_v<Cell>);

  public:
    TableMemory() = default;

    /// `count` zeroed cells; an empty table when memory is short.
    explicit TableMemory(std::size_t count) {
        constexpr std::size_t alignment = std::max(alignof(Cell), large_page);
        std::size_t bytes = count * sizeof(Cell) + alignment;
        memory_.reset(std::calloc(bytes, 1));
        if (memory_) {
            void* aligned = memory_.get();
            cells_ = static_cast<Cell*>(std::align(alignment, count * sizeof(Cell), aligned, bytes));
            size_ = count;
#ifdef __linux__
            if (count * sizeof(Cell) >= large_page) {
                madvise(cells_, count * sizeof(Cell), MADV_HUGEPAGE);  // a wish: nothing depends on it
            }
#endif
        }
    }

    [[nodiscard]] std::size_t size() const {
        return size_;
    }
    [[nodiscard]] Cell& operator[](std::size_t i) const {
        assert(i < size_);
        return cells_[i];
    }
    void clear() {
        std::memset(static_cast<void*>(cells_), 0, size_ * sizeof(Cell));
    }

  private:
    static constexpr std::size_t large_page = std::size_t{2} << 20;

    struct Release {
        void operator()(void* memory) const { std::free(memory); }
    };

    std::unique_ptr<void, Release> memory_;
    Cell* cells_ = nullptr;  // in memory_
    std::size_t size_ = 0;
};

[[nodiscard]] inline std::uint64_t load_relaxed(const std::uint64_t& word) {
    // atomic_ref asks for a mutable word even to read it.
    return std::atomic_ref{const_cast<std::uint64_t&>(word)}.load(std::memory_order_relaxed);
}
inline void store_relaxed(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref{word}.store(value, std::memory_order_relaxed);
}

}  // namespace draughts
