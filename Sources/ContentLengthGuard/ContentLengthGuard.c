#include "ContentLengthGuard.h"

#if defined(__linux__)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

// On Linux, FoundationNetworking converts the length that a server tells from Double to Int64 without a check
// (_EasyHandle.setupCallbacks), so `Content-Length: 9223372036854775807` ends the process that made the request. An
// executable's definition takes the place of a shared library's: this one gives an unknown length instead, -1. Where
// Foundation is linked statically its own definition is the stronger one, and the guard is without effect.

typedef struct {
  int value;
} Option;

typedef int (*Getter)(void *handle, Option option, double *value);

__attribute__((weak, visibility("default"))) int CFURLSession_easy_getinfo_double(
    void *handle, Option option, double *value) {
  static _Atomic(Getter) getter;
  Getter original = getter;
  if (!original) {
    original = (Getter)dlsym(RTLD_NEXT, "CFURLSession_easy_getinfo_double");
    getter = original;
  }
  if (!original) {
    *value = -1;
    return 0;
  }
  int code = original(handle, option, value);
  // 2⁶² and more, and what is no number.
  if (!(*value < 0x1p62)) *value = -1;
  return code;
}

#endif
