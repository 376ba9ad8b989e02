/// `var`: reads a path from the data; without a value at the path, returns the default, or `null`
/// if there is none.
final class VariableNode: RuleNode {
  let path: [String]
  private let fallback: (any RuleNode)?

  init(path: [String], fallback: (any RuleNode)?) {
    self.path = path
    self.fallback = fallback
  }

  /// Includes `null` only if there is no default, or the default can be `null`; attributes that are
  /// `null` do not count.
  var possibleKinds: RuleKinds {
    fallback.map { RuleKinds.nonNull.union($0.possibleKinds) } ?? .all
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    if let value = run.value(at: path) { return value }
    return try fallback?.evaluate(&run) ?? .null
  }
}
