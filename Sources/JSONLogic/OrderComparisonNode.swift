/// `<`, `<=`, `>`, `>=`; `<` and `<=` with three operands hold if they hold for both neighbouring
/// pairs.
///
/// Two texts are compared by their UTF-16 code units, other values as numbers; an array or an
/// object counts as its text. Operands after the third are ignored, by `>` and `>=` also the third.
/// With fewer than two operands the result is false.
final class OrderComparisonNode: PredicateNode {
  /// A comparison operator.
  enum Operator {
    case less, lessOrEqual, greater, greaterOrEqual

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      }
    }
  }

  private let operands: [any RuleNode]
  private let comparisonOperator: Operator

  init(_ operands: [any RuleNode], _ comparisonOperator: Operator) {
    let takesThreeOperands = comparisonOperator == .less || comparisonOperator == .lessOrEqual
    self.operands = Array(operands.prefix(takesThreeOperands ? 3 : 2))
    self.comparisonOperator = comparisonOperator
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    guard operands.count >= 2 else { return false }
    let middle = try operands[1].evaluate(&run)
    guard try holds(operands[0].evaluate(&run), middle, &run) else { return false }
    guard operands.count > 2 else { return true }
    return try holds(middle, operands[2].evaluate(&run), &run)
  }

  private func holds(
    _ left: RuleValue,
    _ right: RuleValue,
    _ run: inout RuleRun
  ) throws(RuleError) -> Bool {
    if case .number(let left) = left, case .number(let right) = right {
      return comparisonOperator.holds(left, right)
    }
    let left = try left.primitiveValue(&run)
    let right = try right.primitiveValue(&run)
    if case .string(let left) = left, case .string(let right) = right {
      try run.charge(forTextOf: left.utf8.count < right.utf8.count ? left : right)
      return comparisonOperator.holds(TextInUTF16Order(left), TextInUTF16Order(right))
    }
    return comparisonOperator.holds(try left.number(&run), try right.number(&run))
  }
}

/// A text, ordered by its UTF-16 code units, as in JavaScript.
private struct TextInUTF16Order: Comparable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (lhs: TextInUTF16Order, rhs: TextInUTF16Order) -> Bool {
    lhs.text.hasSameScalars(as: rhs.text)
  }

  static func < (lhs: TextInUTF16Order, rhs: TextInUTF16Order) -> Bool {
    lhs.text.utf16.lexicographicallyPrecedes(rhs.text.utf16)
  }
}

extension RuleValue {
  /// Returns the text of an array or an object, and any other value unchanged.
  fileprivate func primitiveValue(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    switch self {
    case .null, .bool, .number, .string: self
    case .array, .object: .string(try text(&run))
    }
  }
}
