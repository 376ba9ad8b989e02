/// One part of a compiled rule.
protocol RuleNode: AnyObject, Sendable {
  /// The booleans, numbers and texts that the part can result in; `nil` if there are more than
  /// ``Rule/maximumPossibleTexts``, or if they are known only by evaluating.
  ///
  /// Rare results of a `fractional` are left out (``Rule/possibleTexts``).
  var possibleScalars: Set<RuleValue>? { get }

  /// The kinds of values that the part can result in, as far as they are known without evaluating.
  var possibleKinds: RuleValueKinds { get }

  /// Returns the result of the part.
  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue

  /// Returns each result with its share of users; `nil` if the shares are unknown.
  ///
  /// The users differ only in their targeting key. The sum of the shares is 1.
  func resultShares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]?

  /// Returns whether the result counts as true.
  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool
}

extension RuleNode {
  var possibleScalars: Set<RuleValue>? { nil }
  var possibleKinds: RuleValueKinds { .all }

  func resultShares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    let value = try evaluate(&run)
    guard !run.hasReadTargetingKey else { return nil }
    // The dictionary hashes all parts of the value.
    try run.charge(forSizeOf: value)
    return [value: 1]
  }

  func hasTruthyResult(_ run: inout RuleRun) throws(RuleError) -> Bool {
    try evaluate(&run).isTruthy
  }
}

/// A part that results in true or false, and never in `null`.
protocol PredicateNode: RuleNode {}

extension PredicateNode {
  var possibleScalars: Set<RuleValue>? { [.bool(true), .bool(false)] }
  var possibleKinds: RuleValueKinds { .bool }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    .bool(try hasTruthyResult(&run))
  }
}

extension Sequence where Element == any RuleNode {
  /// The booleans, numbers and texts that any of the parts can result in; `nil` if there are too
  /// many, or if those of a part are unknown.
  var possibleScalars: Set<RuleValue>? {
    var scalars: Set<RuleValue> = []
    for node in self {
      guard let more = node.possibleScalars else { return nil }
      scalars.formUnion(more)
      guard scalars.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return scalars
  }

  /// The kinds of values that any of the parts can result in.
  var possibleKinds: RuleValueKinds { reduce([]) { $0.union($1.possibleKinds) } }
}

extension [any RuleNode] {
  /// Evaluates all parts in order.
  func values(_ run: inout RuleRun) throws(RuleError) -> [RuleValue] {
    var values: [RuleValue] = []
    values.reserveCapacity(count)
    for node in self { values.append(try node.evaluate(&run)) }
    return values
  }
}
