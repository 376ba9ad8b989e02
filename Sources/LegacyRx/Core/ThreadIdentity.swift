#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Returns a number that identifies the current thread among the live ones; never zero.
@usableFromInline
func currentThreadIdentity() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #else
  UInt(pthread_self())
  #endif
}
