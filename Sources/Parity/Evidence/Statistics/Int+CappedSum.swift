extension Int {
  /// Returns the sum of two counts, at most ``MixtureTest/maximumCount``.
  static func cappedSum(_ left: Int, _ right: Int) -> Int {
    Swift.min(left + right, MixtureTest.maximumCount)
  }
}
