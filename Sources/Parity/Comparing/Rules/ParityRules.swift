public import UIStateLayer

/// What counts as equal for one kind of content, and what a reported difference may contain.
///
/// ```swift
/// LegacyHandler(
///   .coupons,
///   parity: ParityRules()
///     .ignoring("/items/*/remaining")
///     .redacting("/memberName")
/// ) { environment in LegacyCouponsHandler(environment) }
/// ```
///
/// Without rules, the values that both sides show in the end are compared with `==`.
public struct ParityRules<Output: ViewData>: Sendable {
  /// Returns whether the outputs of both sides count as equal.
  public typealias Comparison = @Sendable (_ legacy: Output, _ state: Output) throws -> Bool

  var isStrict = false
  var comparison: Comparison?
  var ignoredPatterns: [ParityPattern] = []
  var ignoredAspects: Set<ParityAspect> = []
  var ignores: [@Sendable (ParityDifference) -> Bool] = []
  var redaction = ParityRedaction()

  /// Creates the default rules.
  public init() {}

  /// Holds both sides to the whole of what they show: how many values, which on the way, whether within
  /// the delivery or later, on which queue, and whether the output ends.
  ///
  /// - Returns: The rules, and this one.
  public func strict() -> Self { with { $0.isStrict = true } }

  /// Compares by a function in place of `==`.
  ///
  /// Values that it takes for the same match, whatever else differs in them. What it throws is the
  /// outcome ``ComparisonOutcome/candidateError``, with the error's text.
  ///
  /// - Parameter comparison: Returns whether the outputs of both sides count as equal.
  /// - Returns: The rules, and this one.
  public func comparing(by comparison: @escaping Comparison) -> Self {
    with { $0.comparison = comparison }
  }

  /// Lets differences in some places be, and counts them.
  ///
  /// - Parameter patterns: The places.
  /// - Returns: The rules, and this one.
  public func ignoring(_ patterns: ParityPattern...) -> Self {
    with { $0.ignoredPatterns += patterns }
  }

  /// Lets differences of some aspects be, and counts them.
  ///
  /// - Parameter aspects: The aspects.
  /// - Returns: The rules, and this one.
  public func ignoring(_ aspects: Set<ParityAspect>) -> Self {
    with { $0.ignoredAspects.formUnion(aspects) }
  }

  /// Lets differences be that a function says so of, and counts them.
  ///
  /// - Parameter isIgnored: Returns whether a difference is ignored. It receives values that have not been
  ///   redacted.
  /// - Returns: The rules, and this one.
  public func ignoring(where isIgnored: @escaping @Sendable (ParityDifference) -> Bool) -> Self {
    with { $0.ignores.append(isIgnored) }
  }

  /// Keeps what stands in some places out of every result: it reads `redacted` there.
  ///
  /// Differences are reported with their place; their values are redacted before they leave the comparison.
  ///
  /// - Parameter patterns: The places, in view data and behind the number of an emission.
  /// - Returns: The rules, and this one.
  public func redacting(_ patterns: ParityPattern...) -> Self {
    with { $0.redaction.patterns += patterns }
  }

  /// Keeps the names of effects out of every result.
  ///
  /// - Returns: The rules, and this one.
  public func redactingEffects() -> Self { with { $0.redaction.coversEffects = true } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var rules = self
    change(&rules)
    return rules
  }
}

extension ParityRules {
  /// Sorts differences: those that count, cleaned, and how many do not.
  func judge(_ differences: [ParityDifference]) -> (counting: [ParityDifference], ignored: Int) {
    let counting = differences.filter { !ignores($0) }
    return (counting.map(redaction.cleaned), differences.count - counting.count)
  }

  private func ignores(_ difference: ParityDifference) -> Bool {
    if ignoredAspects.contains(difference.aspect) { return true }
    if let place = difference.placeInViewData,
      ignoredPatterns.contains(where: { $0.covers(place) })
    {
      return true
    }
    return ignores.contains { $0(difference) }
  }
}
