extension FNV1a {
  /// The hash, with its bits mixed by the 64-bit finalizer of MurmurHash3 (Appleby), as a number
  /// from 0 up to 1.
  ///
  /// Without the mixing, similar inputs have similar high bits.
  package var unitInterval: Double {
    var hash = value
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Double(hash >> 11) * 0x1p-53
  }
}
