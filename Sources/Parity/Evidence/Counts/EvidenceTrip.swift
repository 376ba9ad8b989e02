/// The proof that a content differs too often, with the counts at that moment.
public struct EvidenceTrip: Hashable, Sendable {
  /// The content and versions that tripped.
  public let key: EvidenceKey
  /// The number s of comparisons with a difference.
  public let differences: Int
  /// The number n of comparisons.
  public let comparisons: Int
  /// The natural logarithm of the e-value.
  public let logValue: Double
  /// The probability of a false trip that was allowed for the content.
  public let alpha: Double
  /// The first place where the sides differed; `nil` if the candidate failed instead.
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

  /// The proof in one sentence.
  public var explanation: String {
    let place = firstDifference.map { ", first at \($0.text)" } ?? ""
    return "\(differences) of \(comparisons) comparisons differ\(place): "
      + "E = \(logValue.exponentialText), and 1/α = \((1 / alpha).shortText)."
  }
}
