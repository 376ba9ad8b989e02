/// `var`: reads the value at a path in the data; a default, or `null` without one, only if the path
/// does not exist.
///
/// A `null` at the path is returned as it is, also if there is a default.
final class VariableNode: RuleNode {
  let path: [String]
  private let fallback: (any RuleNode)?

  init(path: [String], fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
