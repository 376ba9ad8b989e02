import StrictJSON

extension RuleCompiler {
  /// Compiles an operator; an unknown one becomes a ``FaultNode``.
  mutating func operation(
    _ name: String,
    _ operands: JSONValue,
    in value: JSONValue
  ) -> any RuleNode {
    switch name {
    case "map": loop(operands) { MapOrFilterNode($0, rule: $1, ruleSize: $2, isFilter: false) }
    case "filter": loop(operands) { MapOrFilterNode($0, rule: $1, ruleSize: $2, isFilter: true) }
    case "all": loop(operands) { QuantifierNode($0, rule: $1, ruleSize: $2, .all) }
    case "some": loop(operands) { QuantifierNode($0, rule: $1, ruleSize: $2, .some) }
    case "none": loop(operands) { QuantifierNode($0, rule: $1, ruleSize: $2, .none) }
    case "reduce": reduction(operands)
    case "fractional": fractional(operands, in: value)
    default: operation(name, nodes(operands), in: value)
    }
  }

  private mutating func operation(
    _ name: String,
    _ operands: [any RuleNode],
    in value: JSONValue
  ) -> any RuleNode {
    switch name {
    case "var": variable(operands)
    case "missing": MissingNode(operands)
    case "missing_some": MissingSomeNode(operands)
    case "if", "?:": ConditionalNode(operands)
    case "and": AndOrNode(operands, endingAt: false)
    case "or": AndOrNode(operands, endingAt: true)
    case "!": TruthinessNode(operands.first, expecting: false)
    case "!!": TruthinessNode(operands.first, expecting: true)
    case "==": EqualityNode(operands, isStrict: false, expecting: true)
    case "!=": EqualityNode(operands, isStrict: false, expecting: false)
    case "===": EqualityNode(operands, isStrict: true, expecting: true)
    case "!==": EqualityNode(operands, isStrict: true, expecting: false)
    case "<": OrderComparisonNode(operands, .less)
    case "<=": OrderComparisonNode(operands, .lessOrEqual)
    case ">": OrderComparisonNode(operands, .greater)
    case ">=": OrderComparisonNode(operands, .greaterOrEqual)
    case "+": ArithmeticNode(operands, .add)
    case "-": ArithmeticNode(operands, .subtract)
    case "*": ArithmeticNode(operands, .multiply)
    case "/": ArithmeticNode(operands, .divide)
    case "%": ArithmeticNode(operands, .remainder)
    case "min": ArithmeticNode(operands, .minimum)
    case "max": ArithmeticNode(operands, .maximum)
    case "merge": MergeNode(operands)
    case "in": MembershipNode(operands)
    case "cat": ConcatenationNode(operands)
    case "substr": SubstringNode(operands)
    case "log": operands.first ?? ConstantNode(.null)
    case "sem_ver": versionComparison(operands, in: value)
    case "starts_with": prefixOrSuffix(operands, isPrefix: true, in: value)
    case "ends_with": prefixOrSuffix(operands, isPrefix: false, in: value)
    default: faultNode(value, "unknownOperator", "unknown operator '\(name)'")
    }
  }

  private func variable(_ operands: [any RuleNode]) -> any RuleNode {
    let fallback = operands.dropFirst().first
    guard let path = operands.first else { return VariableNode(path: [], fallback: fallback) }
    switch (path as? ConstantNode)?.value {
    case .null: return VariableNode(path: [], fallback: fallback)
    case .string(let text):
      return VariableNode(path: RuleRun.names(inPathText: text), fallback: fallback)
    case .number(let number):
      let path = RuleRun.names(inPathText: JavaScriptNumber.text(of: number))
      return VariableNode(path: path, fallback: fallback)
    case nil, .bool, .array, .object:
      return ComputedPathVariableNode(path: path, fallback: fallback)
    }
  }

  private mutating func loop(
    _ operands: JSONValue,
    _ make: (_ list: (any RuleNode)?, _ rule: any RuleNode, _ ruleSize: Int) -> any RuleNode
  ) -> any RuleNode {
    let (list, rule, ruleSize, _) = compileLoopOperands(operands)
    return make(list, rule, ruleSize)
  }

  private mutating func reduction(_ operands: JSONValue) -> any RuleNode {
    let (list, rule, ruleSize, initialValue) = compileLoopOperands(operands)
    return ReductionNode(list, rule: rule, ruleSize: ruleSize, initialValue: initialValue)
  }

  /// Compiles the operands of a loop: the list, the rule with its number of parts, and the initial
  /// value.
  ///
  /// If the rule is absent, the returned rule results in `null`; an absent list or initial value is
  /// `nil`. Operands that are no array are the list.
  private mutating func compileLoopOperands(
    _ operands: JSONValue
  ) -> (list: (any RuleNode)?, rule: any RuleNode, ruleSize: Int, initialValue: (any RuleNode)?) {
    guard operands.kind == .array else { return (node(operands), ConstantNode(.null), 1, nil) }
    var elements = operands.elements
    let list = elements.next().map { node($0) }
    let start = compiledPartCount
    let rule = elements.next().map { node($0) } ?? ConstantNode(.null)
    let ruleSize = max(compiledPartCount - start, 1)
    return (list, rule, ruleSize, elements.next().map { node($0) })
  }

  private mutating func fractional(
    _ operands: JSONValue,
    in value: JSONValue
  ) -> any RuleNode {
    let parts = operands.kind == .array ? Array(operands.elements) : [operands]
    let nodes = parts.map { node($0) }
    for issue in FractionalChecker(parts, nodes, of: value, generation).issues {
      report(.warning, issue.place, issue.code, issue.message)
    }
    let fractional = FractionalNode(nodes, generation)
    if fractional.alwaysHashesTargetingKey { recordFractionalNeedingTargetingKey(value) }
    return fractional
  }

  private mutating func versionComparison(
    _ operands: [any RuleNode],
    in value: JSONValue
  ) -> any RuleNode {
    guard operands.count == 3 else {
      let message = "'sem_ver' needs a version, a comparison and a version"
      return reportAndMakeNullNode(value, "versionOperands", message)
    }
    if let constant = (operands[1] as? ConstantNode)?.value {
      let allowed = SemanticVersionNode.comparisonOperators
      guard case .string(let text) = constant, allowed.contains(text) else {
        let message = "'sem_ver' compares by one of \(allowed.sorted().joined(separator: " "))"
        return reportAndMakeNullNode(value, "versionComparison", message)
      }
    }
    return SemanticVersionNode(operands[0], operands[1], operands[2])
  }

  private mutating func prefixOrSuffix(
    _ operands: [any RuleNode],
    isPrefix: Bool,
    in value: JSONValue
  ) -> any RuleNode {
    guard operands.count == 2 else {
      let (name, part) = isPrefix ? ("starts_with", "start") : ("ends_with", "end")
      let message = "'\(name)' needs a text and the \(part) to look for"
      return reportAndMakeNullNode(value, "affixOperands", message)
    }
    return PrefixOrSuffixNode(operands[0], operands[1], isPrefix: isPrefix)
  }

  /// Reports a warning, and returns a node that always results in `null`.
  private mutating func reportAndMakeNullNode(
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) -> any RuleNode {
    report(.warning, value, code, message)
    return ConstantNode(.null)
  }
}
