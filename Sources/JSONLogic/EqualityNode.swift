/// `==`, `!=`, `===`, `!==`: compares the first two operands, as JavaScript does.
///
/// `==` and `===` return whether the values are equal; `!=` and `!==` return whether they differ.
/// `===` and `!==` do not convert the values. Two arrays or objects are never equal.
final class EqualityNode: PredicateNode {
  private let left: (any RuleNode)?
  private let right: (any RuleNode)?
  private let isStrict: Bool
  private let resultIfEqual: Bool

  /// Creates a node; an absent operand is JavaScript's `undefined`, which equals another absent one
  /// and, by `==`, also `null`.
  init(_ operands: [any RuleNode], isStrict: Bool, expecting resultIfEqual: Bool) {
    left = operands.first
    right = operands.dropFirst().first
    self.isStrict = isStrict
    self.resultIfEqual = resultIfEqual
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    guard let left else { return resultIfEqual }
    let value = try left.evaluate(&run)
    guard let right else { return (!isStrict && value == .null) == resultIfEqual }
    let other = try right.evaluate(&run)
    let isEqual =
      isStrict ? try value.strictlyEquals(other, &run) : try value.looselyEquals(other, &run)
    return isEqual == resultIfEqual
  }
}
