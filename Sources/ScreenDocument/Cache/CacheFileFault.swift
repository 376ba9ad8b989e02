import Basics

/// The reason why a file of a cache cannot be used.
enum CacheFileFault: Error, Hashable, Sendable {
  /// The file does not exist.
  case absent
  /// The file is incomplete or too large, or its checksum or a field in it is wrong.
  case damaged
  /// The file has this format version, which is unknown.
  case unknownVersion(UInt32)
  /// The file with this name is not of the cache: it does not begin with `HBScreen`, or it is a
  /// link or no regular file.
  case notCacheFile
  /// The file contains the screen of another key; the hashes of both keys are equal.
  case keyMismatch
  /// The system failed to read or write the file.
  case system(SystemFailure)
}
