public import UIStateLayer

/// The rules by which the two sides of a kind are compared and their differences are reported.
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
/// Without rules, the final values of both sides are compared with `==`.
public struct ParityRules<Output: ViewData>: Sendable {
  /// A function that returns whether the outputs of the two sides count as equal.
  public typealias Comparison = @Sendable (_ legacy: Output, _ state: Output) throws -> Bool

  var isStrict = false
  var comparison: Comparison?
  var ignoredPatterns: [ParityPattern] = []
  var ignoredAspects: Set<ParityAspect> = []
  var ignoringPredicates: [@Sendable (ParityDifference) -> Bool] = []
  var redaction = ParityRedaction()

  /// Creates rules that compare final values with `==`, and ignore and redact nothing.
  public init() {}

  /// Returns rules that also compare how each side reached its final value.
  ///
  /// Strict rules compare the number of emissions, the values before the final one, whether each
  /// value was emitted during the delivery or after it, on which queue, and whether the output
  /// ended.
  ///
  /// - Returns: The extended rules.
  public func strict() -> Self { with { $0.isStrict = true } }

  /// Returns rules that compare final values with a function instead of `==`.
  ///
  /// If the function returns `true`, the final values have no difference. If it throws, the outcome
  /// is ``ComparisonOutcome/candidateError``, with the error's text. The function is not called if
  /// a side shows nothing: then the sides are equal only if both show nothing. A later call
  /// replaces the function of an earlier one.
  ///
  /// - Parameter comparison: Returns whether the outputs of the two sides count as equal.
  /// - Returns: The extended rules.
  public func comparing(by comparison: @escaping Comparison) -> Self {
    with { $0.comparison = comparison }
  }

  /// Returns rules that also ignore the differences at places in the view data.
  ///
  /// This ignores differences of the aspects `value` and `order`; no other aspect has a place in
  /// the view data. An ignored difference only adds to ``ComparisonResult/ignoredCount``.
  ///
  /// - Parameter patterns: The patterns that cover the ignored places.
  /// - Returns: The extended rules.
  public func ignoring(_ patterns: ParityPattern...) -> Self {
    with { $0.ignoredPatterns += patterns }
  }

  /// Returns rules that also ignore the differences of some aspects.
  ///
  /// An ignored difference only adds to ``ComparisonResult/ignoredCount``.
  ///
  /// - Returns: The extended rules.
  public func ignoring(_ aspects: Set<ParityAspect>) -> Self {
    with { $0.ignoredAspects.formUnion(aspects) }
  }

  /// Returns rules that also ignore the differences for which a function returns `true`.
  ///
  /// An ignored difference only adds to ``ComparisonResult/ignoredCount``.
  ///
  /// - Parameter isIgnored: Returns whether to ignore a difference, whose values are not redacted.
  /// - Returns: The extended rules.
  public func ignoring(where isIgnored: @escaping @Sendable (ParityDifference) -> Bool) -> Self {
    with { $0.ignoringPredicates.append(isIgnored) }
  }

  /// Returns rules that also replace the values at places in the view data by `redacted` in
  /// results.
  ///
  /// This redacts differences of the aspects `value` and `order`. Results still contain the places
  /// of the differences.
  ///
  /// - Parameter patterns: The patterns that cover the redacted places.
  /// - Returns: The extended rules.
  public func redacting(_ patterns: ParityPattern...) -> Self {
    with { $0.redaction.patterns += patterns }
  }

  /// Returns rules that also redact effects: in results, `redacted` replaces each description and
  /// each count of effects.
  ///
  /// - Returns: The extended rules.
  public func redactingEffects() -> Self { with { $0.redaction.redactsEffects = true } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var rules = self
    change(&rules)
    return rules
  }
}

extension ParityRules {
  /// Returns the differences that the rules do not ignore, redacted, and the number of ignored
  /// differences.
  func ignoreAndRedact(
    _ differences: [ParityDifference]
  ) -> (remaining: [ParityDifference], ignoredCount: Int) {
    let remaining = differences.filter { !ignores($0) }
    return (remaining.map(redaction.redacted), differences.count - remaining.count)
  }

  /// Returns whether the rules ignore a difference.
  func ignores(_ difference: ParityDifference) -> Bool {
    if ignoredAspects.contains(difference.aspect) { return true }
    if let place = difference.placeInViewData,
      ignoredPatterns.contains(where: { $0.covers(place) })
    {
      return true
    }
    return ignoringPredicates.contains { $0(difference) }
  }
}
