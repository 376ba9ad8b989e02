import ScreenDocument

/// One variant of a flag, with what comes of choosing it.
struct FlagVariant: Sendable {
  let name: String
  let value: JSONTree
  /// The evaluation where a rule, or the lack of one, chooses the variant and nobody asks for another
  /// type than the flag has.
  let chosen: FlagEvaluation
  /// The types as which the value is the one of ``chosen``.
  let types: [FlagType]
}
