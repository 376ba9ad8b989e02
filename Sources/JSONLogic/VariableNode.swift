/// `var`: reads a path from the data, or returns a default.
final class VariableNode: RuleNode {
  let path: [String]
  private let fallback: (any RuleNode)?

  init(path: [String], fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  /// Includes `null` if there is no default, or the default can be `null`.
  var possibleKinds: RuleKinds { fallback.map { RuleKinds.value.union($0.possibleKinds) } ?? .all }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
