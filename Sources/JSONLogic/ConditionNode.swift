/// `if`: the result after the first condition that holds; otherwise the last operand if it is no
/// condition's result, or `null`.
final class ConditionNode: RuleNode {
  private let parts: [any RuleNode]

  init(_ parts: [any RuleNode]) {
    self.parts = parts
  }

  var possibleTexts: Set<String>? { results.possibleTexts }

  var possibleKinds: RuleKinds {
    let hasElse = !parts.count.isMultiple(of: 2)
    return hasElse ? results.possibleKinds : results.possibleKinds.union(.null)
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var index = 0
    while index + 1 < parts.count {
      if try parts[index].isTruthy(&run) { return try parts[index + 1].evaluate(&run) }
      index += 2
    }
    return index < parts.count ? try parts[index].evaluate(&run) : .null
  }

  private var results: some Sequence<any RuleNode> {
    parts.indices.lazy.filter { [parts] in $0 % 2 == 1 || $0 == parts.count - 1 }
      .map { [parts] in parts[$0] }
  }

  func shares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    var index = 0
    while index + 1 < parts.count {
      let holds = try parts[index].isTruthy(&run)
      guard !run.hasReadTargetingKey else { return nil }
      if holds { return try parts[index + 1].shares(&run) }
      index += 2
    }
    return index < parts.count ? try parts[index].shares(&run) : [.null: 1]
  }
}
