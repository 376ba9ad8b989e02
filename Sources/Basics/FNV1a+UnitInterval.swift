extension FNV1a {
  /// The ``mixedValue`` as a number from 0 to 1; never 1 itself.
  package var unitInterval: Double {
    Double(mixedValue >> 11) * 0x1p-53
  }
}
