/// `missing_some`: the empty array if at least a given number of paths have a value, otherwise the
/// paths without a value; a value of `null` or the empty text counts as none.
///
/// The first operand is the number; one that is NaN is never reached. If the second operand, the
/// paths, is no array, the result is the empty array.
final class MissingSomeNode: RuleNode {
  private let neededCount: (any RuleNode)?
  private let paths: (any RuleNode)?

  init(_ operands: [any RuleNode]) {
    neededCount = operands.first
    paths = operands.dropFirst().first
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let needed = try neededCount?.evaluate(&run).number(&run) ?? .nan
    guard case .array(let paths)? = try self.paths?.evaluate(&run) else { return .array([]) }
    let missing = try run.missingPaths(of: paths)
    return .array(Double(paths.count - missing.count) >= needed ? [] : missing)
  }
}
