public import UIStateLayer

/// The rules by which both sides of a kind are compared and their differences are reported.
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

  /// Also compares how each side reached its final value.
  ///
  /// That is the number of emissions, the values before the final one, whether each came within the
  /// delivery or later, the queue, and whether the output ended.
  ///
  /// - Returns: The extended rules.
  public func strict() -> Self { with { $0.isStrict = true } }

  /// Compares final values by a function instead of `==`.
  ///
  /// Values that the function accepts match. An error that it throws is the outcome
  /// ``ComparisonOutcome/candidateError``, with the error's text.
  ///
  /// - Parameter comparison: Returns whether the outputs of both sides count as equal.
  /// - Returns: The extended rules.
  public func comparing(by comparison: @escaping Comparison) -> Self {
    with { $0.comparison = comparison }
  }

  /// Ignores differences in places; they are only counted.
  ///
  /// - Parameter patterns: The places.
  /// - Returns: The extended rules.
  public func ignoring(_ patterns: ParityPattern...) -> Self {
    with { $0.ignoredPatterns += patterns }
  }

  /// Ignores differences of aspects; they are only counted.
  ///
  /// - Returns: The extended rules.
  public func ignoring(_ aspects: Set<ParityAspect>) -> Self {
    with { $0.ignoredAspects.formUnion(aspects) }
  }

  /// Ignores differences for which a function returns `true`; they are only counted.
  ///
  /// - Parameter isIgnored: Returns whether to ignore a difference; receives its values unredacted.
  /// - Returns: The extended rules.
  public func ignoring(where isIgnored: @escaping @Sendable (ParityDifference) -> Bool) -> Self {
    with { $0.ignores.append(isIgnored) }
  }

  /// Replaces the values of places by `redacted` in every result.
  ///
  /// Such differences are still reported with their place.
  ///
  /// - Parameter patterns: The places in the view data.
  /// - Returns: The extended rules.
  public func redacting(_ patterns: ParityPattern...) -> Self {
    with { $0.redaction.patterns += patterns }
  }

  /// Replaces the names of effects by `redacted` in every result.
  ///
  /// - Returns: The extended rules.
  public func redactingEffects() -> Self { with { $0.redaction.coversEffects = true } }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var rules = self
    change(&rules)
    return rules
  }
}

extension ParityRules {
  /// Returns the differences that count, redacted, and the number of ignored ones.
  func judge(_ differences: [ParityDifference]) -> (counting: [ParityDifference], ignored: Int) {
    let counting = differences.filter { !ignores($0) }
    return (counting.map(redaction.redacted), differences.count - counting.count)
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
