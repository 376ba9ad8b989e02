extension FNV1a {
  /// The hash, with its bits mixed by the 64-bit finalizer of MurmurHash3 (Appleby).
  ///
  /// Without this mixing, similar inputs have similar high bits.
  package var mixedValue: UInt64 {
    var hash = value
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ hash >> 33
  }
}
