/// `var`: reads a path from the data; returns a default if the path does not exist, not for `null`.
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
