/// `if`, `?:`: takes pairs of a condition and a result, and returns the result of the first
/// condition that holds.
///
/// If none holds, it returns the single operand after the pairs, or `null` without one.
final class ConditionalNode: RuleNode {
  private let operands: [any RuleNode]

  init(_ operands: [any RuleNode]) {
    self.operands = operands
  }

  var possibleScalars: Set<RuleValue>? { results.possibleScalars }

  var possibleKinds: RuleValueKinds {
    let hasElse = !operands.count.isMultiple(of: 2)
    return hasElse ? results.possibleKinds : results.possibleKinds.union(.null)
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var index = 0
    while index + 1 < operands.count {
      if try operands[index].hasTruthyResult(&run) { return try operands[index + 1].evaluate(&run) }
      index += 2
    }
    return index < operands.count ? try operands[index].evaluate(&run) : .null
  }

  private var results: some Sequence<any RuleNode> {
    operands.indices.lazy.filter { [operands] in $0 % 2 == 1 || $0 == operands.count - 1 }
      .map { [operands] in operands[$0] }
  }

  func resultShares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    var index = 0
    while index + 1 < operands.count {
      let holds = try operands[index].hasTruthyResult(&run)
      guard !run.hasReadTargetingKey else { return nil }
      if holds { return try operands[index + 1].resultShares(&run) }
      index += 2
    }
    return index < operands.count ? try operands[index].resultShares(&run) : [.null: 1]
  }
}
