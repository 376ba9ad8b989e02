import Basics

/// The reason why a file of a cache cannot be used.
enum CacheFileFault: Error, Hashable, Sendable {
  /// The file does not exist.
  case absent
  /// It is incomplete, or its checksum is wrong.
  case damaged
  /// Its format version is unknown.
  case unknownVersion(UInt32)
  /// The file is not one of the cache's files.
  case foreign
  /// It contains another key's screen: the hashes of both keys are equal.
  case otherKey
  /// The system failed to read or write it.
  case system(SystemFailure)
}
