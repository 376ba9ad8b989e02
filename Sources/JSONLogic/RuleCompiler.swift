public import StrictJSON

/// Compiles the rules of one document, and notes what is wrong with them.
///
/// An object with one member is an operator and its operands; every other object is data. An object
/// whose only member is `"$ref"` stands for the evaluator of that name; within an evaluator there are
/// no references.
public struct RuleCompiler {
  /// How deep operators and arrays may stand in one another.
  public static let maximumDepth = 128
  private static let maximumDiagnostics = 1000

  /// What is wrong with the rules so far, in the order in which it was found.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The places of each `fractional` that chooses nothing without a targeting key, the first 1,000.
  package private(set) var placesOfTargetingKey: [JSONValue] = []

  let generation: FractionalGeneration
  private var evaluators: [String: SharedNode] = [:]
  private var isInEvaluator = false
  private var depth = 0
  /// How many parts were compiled.
  package private(set) var partCount = 0

  /// Compiles the rules that others refer to.
  ///
  /// - Parameters:
  ///   - evaluators: An object with a rule for each name; `nil` if there are none.
  ///   - generation: How `fractional` assigns users to buckets.
  /// - Complexity: O(size of the evaluators).
  public init(evaluators: JSONValue? = nil, fractional generation: FractionalGeneration = .second) {
    self.generation = generation
    guard let evaluators, !evaluators.isNull else { return }
    guard evaluators.kind == .object else {
      let message = #""$evaluators" must be an object of rules"#
      report(.error, evaluators, "evaluatorsNotAnObject", message)
      return
    }
    isInEvaluator = true
    for (name, rule) in evaluators.members where self.evaluators[name] == nil {
      let start = partCount
      let node = node(rule)
      self.evaluators[name] = SharedNode(node, size: partCount - start)
    }
    isInEvaluator = false
  }

  /// Compiles a rule.
  ///
  /// - Parameter value: The rule.
  /// - Returns: The rule; what is wrong with it is in ``diagnostics``.
  /// - Complexity: O(size of the rule).
  public mutating func compile(_ value: JSONValue) -> Rule {
    Rule(node: node(value))
  }

  mutating func node(_ value: JSONValue) -> any RuleNode {
    partCount += 1
    guard value.kind == .array || value.kind == .object else {
      return ConstantNode(RuleValue(value))
    }
    guard depth < Self.maximumDepth else {
      return fault(value, "ruleTooDeep", "the rule is deeper than \(Self.maximumDepth) levels")
    }
    depth += 1
    defer { depth -= 1 }
    if value.kind == .array { return list(value) }
    var members = value.members
    guard let (name, operands) = members.next(), members.next() == nil else {
      return ConstantNode(RuleValue(value))
    }
    return name == "$ref" ? reference(operands, in: value) : operation(name, operands, in: value)
  }

  /// The operands of an operator: the elements of an array, or the one thing that is none.
  mutating func nodes(_ operands: JSONValue) -> [any RuleNode] {
    guard operands.kind == .array else { return [node(operands)] }
    return operands.elements.map { node($0) }
  }

  mutating func noteTargetingKey(_ value: JSONValue) {
    guard placesOfTargetingKey.count < Self.maximumDiagnostics else { return }
    placesOfTargetingKey.append(value)
  }

  mutating func fault(_ value: JSONValue, _ code: String, _ message: String) -> any RuleNode {
    report(.error, value, code, message)
    return FaultNode(RuleError(message))
  }

  mutating func report(
    _ severity: Diagnostic.Severity,
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) {
    guard diagnostics.count < Self.maximumDiagnostics else { return }
    let location = value.location
    diagnostics.append(
      Diagnostic(
        severity: severity,
        code: code,
        path: value.pointer,
        line: location.line,
        column: location.column,
        message: message
      )
    )
  }

  private mutating func list(_ value: JSONValue) -> any RuleNode {
    let elements = value.elements.map { node($0) }
    let constants = elements.compactMap { ($0 as? ConstantNode)?.value }
    return constants.count == elements.count ? ConstantNode(.array(constants)) : ListNode(elements)
  }

  private mutating func reference(_ name: JSONValue, in value: JSONValue) -> any RuleNode {
    if isInEvaluator {
      return fault(value, "nestedReference", "an evaluator cannot refer to another; write it out")
    }
    guard let name = name.string else {
      return fault(value, "unknownReference", #""$ref" takes the name of an evaluator"#)
    }
    guard let evaluator = evaluators[name] else {
      return fault(value, "unknownReference", "there is no evaluator '\(name)'")
    }
    return evaluator
  }
}
