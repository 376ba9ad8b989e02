/// `sem_ver`: compares the first operand with the third by the operator between them (flagd,
/// "Custom operations").
///
/// The operators are `=`, `!=`, `<`, `<=`, `>` and `>=`; `^` holds for the same major version, `~`
/// for the same major and minor one. The result is `null` if the first or third operand is no
/// version, or the second no operator. A number is read as a version.
final class SemanticVersionNode: RuleNode {
  private let left: any RuleNode
  private let comparisonOperator: any RuleNode
  private let right: any RuleNode

  init(_ left: any RuleNode, _ comparisonOperator: any RuleNode, _ right: any RuleNode) {
    self.left = left
    self.comparisonOperator = comparisonOperator
    self.right = right
  }

  var possibleScalars: Set<RuleValue>? { [.bool(true), .bool(false)] }
  let possibleKinds: RuleValueKinds = [.bool, .null]

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let left = try Self.version(self.left.evaluate(&run), &run)
    let comparisonOperator = try self.comparisonOperator.evaluate(&run)
    let right = try Self.version(self.right.evaluate(&run), &run)
    guard let left, let right, case .string(let operatorText) = comparisonOperator,
      let holds = Self.holds(left, operatorText, right)
    else { return .null }
    return .bool(holds)
  }

  static let comparisonOperators: Set<String> = ["=", "!=", "<", "<=", ">", ">=", "^", "~"]

  private static func version(
    _ value: RuleValue,
    _ run: inout RuleRun
  ) throws(RuleError) -> SemanticVersion? {
    switch value {
    case .string(let text):
      try run.charge(forTextOf: text)
      return SemanticVersion(text)
    case .number(let number): return SemanticVersion(JavaScriptNumber.text(of: number))
    case .null, .bool, .array, .object: return nil
    }
  }

  private static func holds(
    _ left: SemanticVersion,
    _ comparisonOperator: String,
    _ right: SemanticVersion
  ) -> Bool? {
    switch comparisonOperator {
    case "=": left == right
    case "!=": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    case "^": left.majorMinorPatch[0] == right.majorMinorPatch[0]
    case "~": left.majorMinorPatch[..<2] == right.majorMinorPatch[..<2]
    default: nil
    }
  }
}
