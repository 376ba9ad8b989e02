/// A JsonLogic rule, compiled (jsonlogic.com, with flagd's custom operations).
///
/// The operators are `var`, `missing`, `missing_some`, `if`, `?:`, `and`, `or`, `!`, `!!`, `==`,
/// `!=`, `===`, `!==`, `<`, `<=`, `>`, `>=`, `+`, `-`, `*`, `/`, `%`, `min`, `max`, `map`,
/// `filter`, `reduce`, `all`, `some`, `none`, `merge`, `in`, `cat`, `substr` and `log`; and of
/// flagd `fractional`, `sem_ver`, `starts_with` and `ends_with`. Values are converted as in
/// JavaScript.
///
/// A rule is compiled by a ``RuleCompiler``, which reports its faults. A fault makes only those
/// evaluations fail that reach it. All loops, shared rules and texts of one evaluation may use
/// 100,000 steps together. A text may have 1 MiB, and a value made by `reduce` may be nested 128
/// levels deep. An evaluation that exceeds one of these limits fails.
public struct Rule: Sendable {
  let rootNode: any RuleNode
  /// Whether any part of the rule, or of an evaluator that it refers to, is invalid.
  package let hasFault: Bool

  /// The buckets, if the rule is one `fractional` with valid constant buckets and without a seed;
  /// otherwise `nil`.
  package var targetingKeyAllocation: TargetingKeyAllocation? {
    (rootNode as? FractionalNode)?.targetingKeyAllocation
  }

  /// The maximum number of texts in ``possibleTexts``.
  static let maximumPossibleTexts = 256

  /// The texts that the rule can result in; `nil` if there are more than 256, or they are known
  /// only by evaluating.
  ///
  /// A number or a boolean counts as its text; `null` has no text. Two results of a `fractional`
  /// are left out: the empty text for a user without a bucket, and the value of a bucket that the
  /// attribute of its seed holds.
  public var possibleTexts: Set<String>? {
    rootNode.possibleScalars.map { Set($0.compactMap(\.scalarText)) }
  }

  /// Evaluates the rule.
  ///
  /// - Parameters:
  ///   - context: The evaluation context: the user and the attributes.
  ///   - flagKey: The key of the flag that the rule belongs to: `$flagd.flagKey`, and a part of the
  ///     value that `fractional` hashes without a seed.
  ///   - timestamp: The moment in whole seconds since 1970: `$flagd.timestamp`.
  /// - Returns: The result; `null` if the rule chooses nothing.
  /// - Throws: ``RuleError`` if the evaluation reaches an invalid part, such as an unknown
  ///   operator, or exceeds a limit of steps, text length or depth.
  public func evaluate(
    in context: EvaluationContext,
    flagKey: String = "",
    at timestamp: Int = 0
  ) throws(RuleError) -> RuleValue {
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp)
    return try rootNode.evaluate(&run)
  }

  /// Evaluates the rule as one of several that share a number of steps.
  ///
  /// - Parameters:
  ///   - context: The evaluation context: the user and the attributes.
  ///   - flagKey: The key of the flag that the rule belongs to.
  ///   - timestamp: The moment in whole seconds since 1970.
  ///   - stepsLeft: The number of steps that all these rules may still use; this rule may use
  ///     100,000 of them. The steps that it has used are subtracted, also if it fails.
  /// - Returns: The result; `null` if the rule chooses nothing.
  /// - Throws: ``RuleError`` if the evaluation fails.
  package func evaluate(
    in context: EvaluationContext,
    flagKey: String,
    at timestamp: Int,
    sharing stepsLeft: inout Int
  ) throws(RuleError) -> RuleValue {
    let steps = min(stepsLeft, RuleRun.maximumSteps)
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp, steps: steps)
    defer { stepsLeft -= steps - max(0, run.stepsLeft) }
    return try rootNode.evaluate(&run)
  }

  /// Returns each result of the rule with the share of users that get it, for users who differ only
  /// in their targeting key.
  ///
  /// - Parameters:
  ///   - context: The attributes that all these users have.
  ///   - flagKey: The key of the flag that the rule belongs to.
  ///   - timestamp: The moment in whole seconds since 1970.
  /// - Returns: The shares, from 0 to 1, whose sum is 1; `nil` if they are unknown, because the
  ///   rule reads the targeting key for more than choosing the bucket that is its result, also in a
  ///   seed that is neither the key nor a `cat` with the whole key.
  /// - Throws: ``RuleError`` if the evaluation fails.
  public func expectedShares(
    in context: EvaluationContext,
    flagKey: String = "",
    at timestamp: Int = 0
  ) throws(RuleError) -> [RuleValue: Double]? {
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp)
    return try rootNode.resultShares(&run)
  }
}
