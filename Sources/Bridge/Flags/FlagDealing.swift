import ScreenDocument

/// A flag whose rule does nothing but deal variants by weight.
final class FlagDealing: Sendable {
  private let rule: RuleDealing
  /// The variant of each bucket.
  private let variants: [FlagVariant]

  /// Finds the variants; `nil` where a bucket names none.
  init?(_ rule: RuleDealing, _ variants: [FlagVariant]) {
    let dealt = rule.values.compactMap { value in
      variants.first { $0.name == value.scalarText }
    }
    guard dealt.count == rule.values.count else { return nil }
    self.rule = rule
    self.variants = dealt
  }

  /// The variant of a user; `nil` if they are dealt none.
  func variant(of targetingKey: String, flagKey: String) -> FlagVariant? {
    guard !targetingKey.isEmpty,
      let index = rule.index(of: targetingKey, flagKey: flagKey)
    else { return nil }
    return variants[index]
  }
}
