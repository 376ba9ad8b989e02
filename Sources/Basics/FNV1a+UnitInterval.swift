extension FNV1a {
  /// The ``mixed`` hash as a number from 0 to 1; never 1 itself.
  package var unitInterval: Double {
    Double(mixed >> 11) * 0x1p-53
  }
}
