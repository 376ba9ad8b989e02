/// `var` with a computed path: reads the value there; a default, or `null` without one, only if the
/// path does not exist.
///
/// A `null` at the path is returned as it is, also if there is a default.
final class ComputedPathVariableNode: RuleNode {
  private let path: any RuleNode
  private let fallback: (any RuleNode)?

  init(path: any RuleNode, fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let path = try RuleRun.names(inPath: self.path.evaluate(&run), &run)
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
