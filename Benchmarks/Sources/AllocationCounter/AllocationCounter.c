#include "AllocationCounter.h"

#include <stdatomic.h>

static _Atomic bool isCounting;
static _Atomic int64_t allocations;
static _Atomic int64_t liveBytes;

void allocationCounterStart(void) {
  atomic_store(&allocations, 0);
  atomic_store(&liveBytes, 0);
  atomic_store(&isCounting, true);
}

AllocationCount allocationCounterStop(void) {
  atomic_store(&isCounting, false);
  return (AllocationCount){atomic_load(&allocations), atomic_load(&liveBytes)};
}

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

bool allocationCounterIsAvailable(void) { return true; }

// An executable's definitions take the place of the C library's, also for shared libraries.

static bool counts(void) { return atomic_load_explicit(&isCounting, memory_order_relaxed); }

static void *handedOut(void *block) {
  if (counts() && block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(
      &liveBytes, (int64_t)malloc_usable_size(block), memory_order_relaxed
    );
  }
  return block;
}

static void givenBack(void *block) {
  if (counts() && block) {
    atomic_fetch_sub_explicit(
      &liveBytes, (int64_t)malloc_usable_size(block), memory_order_relaxed
    );
  }
}

void *malloc(size_t size) { return handedOut(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return handedOut(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  givenBack(block);
  return handedOut(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
  return handedOut(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *aligned = memalign(alignment, size);
  if (!aligned) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) {
  givenBack(block);
  __libc_free(block);
}

#else

bool allocationCounterIsAvailable(void) { return false; }

#endif
