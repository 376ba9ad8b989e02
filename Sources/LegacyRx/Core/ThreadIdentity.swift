#if canImport(Darwin)
public import Darwin
#else
public import Glibc
#endif

/// Returns a number that identifies the current thread among all running threads; never zero.
@inlinable
func currentThreadIdentity() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #else
  UInt(pthread_self())
  #endif
}
