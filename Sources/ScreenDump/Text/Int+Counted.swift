extension Int {
  /// Returns the number and its noun, with an `s` unless the number is 1: `1 cell`, `2,000 cells`.
  package func counted(_ noun: String) -> String {
    "\(grouped) \(noun)\(self == 1 ? "" : "s")"
  }
}
