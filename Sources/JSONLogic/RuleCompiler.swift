public import StrictJSON

/// Compiles the rules of one document, and reports their faults.
///
/// An object with one member is an operator with its operands; every other object is data. An
/// object whose only member is `"$ref"` refers to the evaluator of that name; evaluators cannot
/// contain references.
public struct RuleCompiler: Sendable {
  /// The greatest nesting depth of operators and arrays.
  public static let maximumDepth = 128
  private static let maximumDiagnostics = 1000
  private static let maximumFractionalsNeedingTargetingKey = 1000

  /// The faults found so far, in the order in which they were found, at most 1,000.
  public private(set) var diagnostics: [Diagnostic] = []

  /// The number of the faults that ``diagnostics`` leaves out, because it is full.
  package private(set) var unlistedDiagnosticCount = 0

  /// The values of the document, at most 1,000, whose `fractional` hashes the targeting key.
  ///
  /// Each of them chooses nothing for a user without a targeting key, or with an empty one.
  package private(set) var fractionalsNeedingTargetingKey: [JSONValue] = []

  /// The number of the values that ``fractionalsNeedingTargetingKey`` leaves out, because it is
  /// full.
  package private(set) var unlistedFractionalCount = 0

  let generation: FractionalGeneration
  private var evaluators: [String: SharedEvaluatorNode] = [:]
  private var isCompilingEvaluators = false
  private var depth = 0
  /// The number of parts with an error so far; a reference to an evaluator with such parts counts
  /// as one.
  private var faultCount = 0
  /// The number of parts of all rules that this compiler has compiled so far.
  package private(set) var compiledPartCount = 0

  /// Creates a compiler with the rules that other rules refer to.
  ///
  /// - Parameters:
  ///   - evaluators: An object with a rule for each name, of which the first counts if a name
  ///     repeats; `nil` or a JSON `null` if there are none. Any other value is reported as an
  ///     error.
  ///   - generation: The algorithm by which `fractional` assigns users to buckets.
  /// - Complexity: O(size of the evaluators).
  public init(evaluators: JSONValue? = nil, fractional generation: FractionalGeneration = .second) {
    self.generation = generation
    guard let evaluators, !evaluators.isNull else { return }
    guard evaluators.kind == .object else {
      let message = #""$evaluators" must be an object of rules"#
      report(.error, evaluators, "evaluatorsNotAnObject", message)
      return
    }
    isCompilingEvaluators = true
    for (name, rule) in evaluators.members where self.evaluators[name] == nil {
      let (start, earlierFaults) = (compiledPartCount, faultCount)
      let node = node(rule)
      self.evaluators[name] = SharedEvaluatorNode(
        node,
        size: compiledPartCount - start,
        hasFault: faultCount > earlierFaults
      )
    }
    isCompilingEvaluators = false
  }

  /// Compiles a rule.
  ///
  /// - Parameter value: The rule.
  /// - Returns: The rule, also if parts are invalid; its faults are added to ``diagnostics``.
  /// - Complexity: O(size of the rule).
  public mutating func compile(_ value: JSONValue) -> Rule {
    let earlierFaults = faultCount
    let node = node(value)
    return Rule(rootNode: node, hasFault: faultCount > earlierFaults)
  }

  /// Compiles a part of a rule; a part with an error becomes a ``FaultNode``.
  mutating func node(_ value: JSONValue) -> any RuleNode {
    compiledPartCount += 1
    guard value.kind == .array || value.kind == .object else {
      return ConstantNode(RuleValue(value))
    }
    guard depth < Self.maximumDepth else {
      let message = "the rule is deeper than \(Self.maximumDepth) levels; flatten it"
      return faultNode(value, "ruleTooDeep", message)
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

  /// Compiles the operands of an operator: the elements of an array, or a single operand.
  mutating func nodes(_ operands: JSONValue) -> [any RuleNode] {
    guard operands.kind == .array else { return [node(operands)] }
    return operands.elements.map { node($0) }
  }

  /// Adds a `fractional` to ``fractionalsNeedingTargetingKey``; if there are already 1,000, it is
  /// only counted.
  mutating func recordFractionalNeedingTargetingKey(_ value: JSONValue) {
    guard fractionalsNeedingTargetingKey.count < Self.maximumFractionalsNeedingTargetingKey else {
      unlistedFractionalCount += 1
      return
    }
    fractionalsNeedingTargetingKey.append(value)
  }

  /// Reports an error, and returns a node whose evaluation fails.
  mutating func faultNode(_ value: JSONValue, _ code: String, _ message: String) -> any RuleNode {
    faultCount += 1
    report(.error, value, code, message)
    return FaultNode(RuleError(message))
  }

  /// Adds a diagnostic; if there are already 1,000, it is only counted.
  mutating func report(
    _ severity: Diagnostic.Severity,
    _ value: JSONValue,
    _ code: String,
    _ message: String
  ) {
    guard diagnostics.count < Self.maximumDiagnostics else {
      unlistedDiagnosticCount += 1
      return
    }
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
    if value.elements.allSatisfy({ $0.kind != .array && $0.kind != .object }) {
      let constants = value.elements.map { RuleValue($0) }
      compiledPartCount += constants.count
      return ConstantNode(.array(constants))
    }
    let elements = value.elements.map { node($0) }
    let constants = elements.compactMap { ($0 as? ConstantNode)?.value }
    return constants.count == elements.count ? ConstantNode(.array(constants)) : ListNode(elements)
  }

  private mutating func reference(_ name: JSONValue, in value: JSONValue) -> any RuleNode {
    if isCompilingEvaluators {
      return faultNode(
        value,
        "nestedReference",
        "an evaluator cannot refer to another evaluator; write the other's rule in its place"
      )
    }
    guard let name = name.string else {
      return faultNode(value, "unknownReference", #""$ref" must be the name of an evaluator"#)
    }
    guard let evaluator = evaluators[name] else {
      return faultNode(value, "unknownReference", "unknown evaluator '\(name)'")
    }
    if evaluator.hasFault { faultCount += 1 }
    return evaluator
  }
}
