extension FNV1a {
  /// The ``mixed`` hash as a number from 0 up to 1.
  package var unitInterval: Double {
    Double(mixed >> 11) * 0x1p-53
  }
}
