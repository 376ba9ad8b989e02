/// `missing`: those of the given paths that have no value, or whose value is `null` or the empty
/// text.
///
/// The paths are the operands; if the first operand results in an array, they are its elements.
final class MissingNode: RuleNode {
  private let paths: [any RuleNode]

  init(_ paths: [any RuleNode]) {
    self.paths = paths
  }

  let possibleKinds = RuleValueKinds.array

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let values = try paths.values(&run)
    if case .array(let paths)? = values.first { return .array(try run.missingPaths(of: paths)) }
    return .array(try run.missingPaths(of: values))
  }
}

extension RuleRun {
  /// Returns the paths that have no value, or whose value is `null` or the empty text.
  mutating func missingPaths(of paths: [RuleValue]) throws(RuleError) -> [RuleValue] {
    var missing: [RuleValue] = []
    for path in paths {
      try charge(1)
      switch value(at: try Self.names(inPath: path, &self)) {
      case nil, .null?, .string("")?: missing.append(path)
      default: continue
      }
    }
    return missing
  }
}
