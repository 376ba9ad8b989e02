import Basics

/// Why a file of a cache is not used.
enum CacheFileFault: Error, Hashable, Sendable {
  /// The file does not exist.
  case absent
  /// It is torn, cut off, or its checksum is wrong.
  case damaged
  /// It is of a format version that this one does not know.
  case unknownVersion(UInt32)
  /// The file is not one of the cache's files.
  case foreign
  /// It is the screen of another key whose name has the same hash.
  case otherKey
  /// The system cannot read or write it.
  case system(SystemFailure)
}
