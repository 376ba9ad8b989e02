/// The proof that the sides of a kind differ too often, with the counts at the moment of the proof.
public struct EvidenceTrip: Hashable, Sendable {
  /// The kind and the versions that tripped.
  public let key: EvidenceKey
  /// The number s of comparisons with a difference.
  public let differences: Int
  /// The number n of comparisons.
  public let comparisons: Int
  /// The natural logarithm of the e-value of the proof.
  public let logEValue: Double
  /// The probability α of a false trip that was allowed for the kind.
  public let alpha: Double
  /// The first place where the sides differed; of several runs, the first in order of their places;
  /// `nil` if no place is known.
  public let firstDifference: DifferencePlace?

  init(
    key: EvidenceKey,
    differences: Int,
    comparisons: Int,
    logEValue: Double,
    alpha: Double,
    firstDifference: DifferencePlace?
  ) {
    self.key = key
    self.differences = differences
    self.comparisons = comparisons
    self.logEValue = logEValue
    self.alpha = alpha
    self.firstDifference = firstDifference
  }

  /// The proof in one sentence.
  public var explanation: String {
    let place = firstDifference.map { ", first at \($0.text)" } ?? ""
    return "\(differences) of \(comparisons) comparisons differ\(place): "
      + "E = \(logEValue.antilogarithmText), and 1/α = \((1 / alpha).threeSignificantDigits)."
  }
}
