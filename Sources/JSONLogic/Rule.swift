/// A JsonLogic rule, compiled (jsonlogic.com, with flagd's custom operations).
///
/// The operators are `var`, `missing`, `missing_some`, `if`, `?:`, `and`, `or`, `!`, `!!`, `==`, `!=`,
/// `===`, `!==`, `<`, `<=`, `>`, `>=`, `+`, `-`, `*`, `/`, `%`, `min`, `max`, `map`, `filter`,
/// `reduce`, `all`, `some`, `none`, `merge`, `in`, `cat`, `substr` and `log`; and of flagd
/// `fractional`, `sem_ver`, `starts_with` and `ends_with`. Values are converted as in JavaScript.
///
/// A rule is compiled by a ``RuleCompiler``, which reports what is wrong with it. What is wrong costs
/// whoever evaluates it, and nobody who takes another branch. Loops, shared rules and texts take at
/// most 100,000 steps in one evaluation, a text has at most 1 MiB, and a value made by a loop at most
/// 128 levels; a rule that would go beyond has no result.
public struct Rule: Sendable {
  let node: any RuleNode

  /// The buckets, if the rule only allocates users by weight.
  package var allocation: RuleAllocation? { (node as? FractionalNode)?.allocation }

  /// The most possible result texts of a rule that are reported, 256.
  static let maximumPossibleTexts = 256

  /// The texts that the rule can result in; `nil` if they are not known without evaluating it, or are
  /// more than 256.
  ///
  /// A number or a boolean counts as its text, `null` as none.
  public var possibleTexts: Set<String>? { node.possibleTexts }

  /// Evaluates the rule.
  ///
  /// - Parameters:
  ///   - context: The evaluation context: the user and the attributes.
  ///   - flagKey: The key of the flag that the rule belongs to: `$flagd.flagKey`, and a part of what
  ///     `fractional` hashes.
  ///   - timestamp: The moment in whole seconds since 1970: `$flagd.timestamp`.
  /// - Returns: The result; `null` if the rule chooses nothing.
  /// - Throws: Why there is no result: an operator that is unknown, or too many steps.
  public func evaluate(
    in context: EvaluationContext,
    flagKey: String = "",
    at timestamp: Int = 0
  ) throws(RuleError) -> RuleValue {
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp)
    return try node.evaluate(&run)
  }

  /// Evaluates the rule as one of several that may take so many steps together.
  ///
  /// - Parameters:
  ///   - context: The evaluation context: the user and the attributes.
  ///   - flagKey: The key of the flag that the rule belongs to.
  ///   - timestamp: The moment in whole seconds since 1970.
  ///   - stepsLeft: How many steps all of them may still take; 0 if this one would take more.
  /// - Returns: The result; `null` if the rule chooses nothing.
  /// - Throws: Why there is no result.
  package func evaluate(
    in context: EvaluationContext,
    flagKey: String,
    at timestamp: Int,
    sharing stepsLeft: inout Int
  ) throws(RuleError) -> RuleValue {
    let steps = min(stepsLeft, RuleRun.maximumSteps)
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp, steps: steps)
    defer { stepsLeft -= steps - max(0, run.stepsLeft) }
    return try node.evaluate(&run)
  }

  /// Returns each result of the rule with its share of users, of 1, among users who differ in their
  /// targeting key alone.
  ///
  /// - Parameters:
  ///   - context: What else is known of them.
  ///   - flagKey: The key of the flag that the rule belongs to.
  ///   - timestamp: The moment in whole seconds since 1970.
  /// - Returns: The shares, whose sum is 1; `nil` where they are unknown, because a condition asks for the
  ///   targeting key.
  /// - Throws: Why there is no result.
  public func expectedShares(
    in context: EvaluationContext,
    flagKey: String = "",
    at timestamp: Int = 0
  ) throws(RuleError) -> [RuleValue: Double]? {
    var run = RuleRun(context, flagKey: flagKey, timestamp: timestamp)
    return try node.shares(&run)
  }
}
