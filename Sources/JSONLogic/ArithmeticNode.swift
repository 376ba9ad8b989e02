/// `+`, `-`, `*`, `/`, `%`, `min`, `max`: calculates with the operands as numbers; `+` and `*` read
/// the number at the start of a text.
///
/// `-`, `/` and `%` use the first two operands; `-` negates a single one; an absent operand is NaN.
/// Without operands, `+` gives 0, `*` gives 1, `min` infinity and `max` minus infinity.
final class ArithmeticNode: RuleNode {
  enum Operation {
    case add, subtract, multiply, divide, remainder, minimum, maximum
  }

  private let operands: [any RuleNode]
  private let operation: Operation

  init(_ operands: [any RuleNode], _ operation: Operation) {
    self.operands = operands
    self.operation = operation
  }

  let possibleKinds = RuleValueKinds.number

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    switch operation {
    case .add: .number(try combinedOperands(&run, from: 0) { $0 + $1 })
    case .multiply: .number(try combinedOperands(&run, from: 1) { $0 * $1 })
    case .minimum: .number(try minimumOrMaximum(&run, from: .infinity) { $1 < $0 })
    case .maximum: .number(try minimumOrMaximum(&run, from: -.infinity) { $1 > $0 })
    case .subtract where operands.count == 1: .number(-(try operand(0, &run)))
    case .subtract: .number(try operand(0, &run) - operand(1, &run))
    case .divide: .number(try operand(0, &run) / operand(1, &run))
    case .remainder:
      .number(try operand(0, &run).truncatingRemainder(dividingBy: operand(1, &run)))
    }
  }

  /// Returns an operand as a number, converted as in JavaScript; NaN for an absent one.
  private func operand(_ index: Int, _ run: inout RuleRun) throws(RuleError) -> Double {
    guard index < operands.count else { return .nan }
    return try operands[index].evaluate(&run).number(&run)
  }

  private func combinedOperands(
    _ run: inout RuleRun,
    from start: Double,
    _ combine: (Double, Double) -> Double
  ) throws(RuleError) -> Double {
    var total = start
    for operand in operands {
      total = combine(total, try operand.evaluate(&run).leadingNumber(&run))
    }
    return total
  }

  private func minimumOrMaximum(
    _ run: inout RuleRun,
    from start: Double,
    _ replaces: (Double, Double) -> Bool
  ) throws(RuleError) -> Double {
    var extreme = start
    for operand in operands {
      let number = try operand.evaluate(&run).number(&run)
      if number.isNaN || replaces(extreme, number) { extreme = number }
    }
    return extreme
  }
}
