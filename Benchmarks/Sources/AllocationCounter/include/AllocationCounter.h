#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the process allocated while counting was on.
typedef struct {
  /// Blocks handed out by malloc, calloc, realloc and their aligned forms.
  int64_t allocations;
  /// Bytes of the blocks handed out, less those of the blocks given back.
  int64_t liveBytes;
} AllocationCount;

/// Whether this platform's allocator can be counted.
bool allocationCounterIsAvailable(void);

/// Sets the counts to zero and starts to count.
void allocationCounterStart(void);

/// Stops counting and returns what was counted.
AllocationCount allocationCounterStop(void);

#endif
