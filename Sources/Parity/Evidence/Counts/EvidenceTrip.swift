/// The moment at which a content was proved to differ too often.
public struct EvidenceTrip: Hashable, Sendable {
  /// What tripped.
  public let key: EvidenceKey
  /// The comparisons that came out different: s.
  public let differences: Int
  /// The comparisons: n.
  public let comparisons: Int
  /// The natural logarithm of the e-value.
  public let logValue: Double
  /// The chance of a false trip that the content had.
  public let alpha: Double
  /// Where the sides first differed; `nil` if the candidate failed instead.
  public let firstDifference: DifferencePlace?

  init(
    key: EvidenceKey,
    differences: Int,
    comparisons: Int,
    logValue: Double,
    alpha: Double,
    firstDifference: DifferencePlace?
  ) {
    self.key = key
    self.differences = differences
    self.comparisons = comparisons
    self.logValue = logValue
    self.alpha = alpha
    self.firstDifference = firstDifference
  }

  /// What was proved, in a sentence.
  public var explanation: String {
    let place = firstDifference.map { ", first at \($0.text)" } ?? ""
    return "\(differences) of \(comparisons) comparisons differ\(place): "
      + "E = \(logValue.exponentialText), and 1/α = \((1 / alpha).shortText)."
  }
}
