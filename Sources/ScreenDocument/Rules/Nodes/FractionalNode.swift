/// `fractional`: a value by weight, always the same for the same user (flagd, "Fractional").
///
/// A first operand that is a text is what is hashed. Otherwise it is the flag's key and the targeting
/// key, one after the other, so that each flag deals users anew.
final class FractionalNode: RuleNode {
  private let seed: (any RuleNode)?
  private let rest: [any RuleNode]
  /// The buckets after the seed, where they are known without evaluating.
  private let buckets: FractionalBuckets?
  private let generation: FractionalGeneration

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - operands: The seed, if there is one, and the buckets.
  ///   - generation: How users are assigned to buckets.
  init(_ operands: [any RuleNode], _ generation: FractionalGeneration) {
    self.generation = generation
    let startsWithBucket =
      switch operands.first {
      case let constant as ConstantNode: constant.value.isArray
      case is ListNode: true
      default: false
      }
    seed = startsWithBucket ? nil : operands.first
    rest = startsWithBucket ? operands : Array(operands.dropFirst())
    let constants = rest.compactMap { ($0 as? ConstantNode)?.value }
    buckets = constants.count == rest.count ? FractionalBuckets(constants) : nil
  }

  /// What every user is assigned to nothing for, whatever the context; `nil` if nothing is wrong.
  var fault: String? {
    if let constant = seed as? ConstantNode {
      switch constant.value {
      case .string, .null: break
      case .bool, .number, .array, .object: return "it begins with neither a text nor a bucket"
      }
    }
    let constants = rest.compactMap { ($0 as? ConstantNode)?.value }
    guard constants.count == rest.count, buckets == nil else { return nil }
    guard !rest.isEmpty || seed is ConstantNode || seed == nil else { return nil }
    return "a bucket is a name and a whole weight, and the weights sum up to 1 ... \(Int32.max)"
  }

  var possibleTexts: Set<String>? {
    var texts: Set<String> = []
    for bucket in rest {
      let name: (any RuleNode)? =
        switch bucket {
        case let list as ListNode: list.elements.first
        case let constant as ConstantNode: constant.value.firstElement.map(ConstantNode.init)
        default: nil
        }
      guard let more = name?.possibleTexts else { return nil }
      texts.formUnion(more)
      guard texts.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return mayBeBucket(seed) ? nil : texts
  }

  func shares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    let hasReadKey = run.hasReadTargetingKey
    run.hasReadTargetingKey = false
    defer { run.hasReadTargetingKey = run.hasReadTargetingKey || hasReadKey }
    let seed = try self.seed?.evaluate(&run) ?? .null
    switch seed {
    case .string where !run.hasReadTargetingKey: return [try evaluate(&run): 1]
    case .string, .null, .array: break
    case .bool, .number, .object: return [.null: 1]
    }
    run.hasReadTargetingKey = false
    let buckets = try buckets(seed.isArray ? [seed] : [], &run)
    guard !run.hasReadTargetingKey else { return nil }
    guard let buckets else { return [.null: 1] }
    return Dictionary(buckets.shares.map { ($0.value, $0.share) }, uniquingKeysWith: +)
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    var hash = Murmur3()
    var first: [RuleValue] = []
    switch try seed?.evaluate(&run) ?? .null {
    case .string(let text):
      try run.charge(forTextOf: text)
      hash.combine(text)
    case let value where value == .null || value.isArray:
      guard case .string(let key)? = run.attribute("targetingKey"), !key.isEmpty else {
        return .null
      }
      try run.charge(forTextOf: key)
      hash.combine(run.flagKey)
      hash.combine(key)
      if value.isArray { first = [value] }
    default: return .null
    }
    return try buckets(first, &run)?.value(for: hash.value, generation) ?? .null
  }

  /// The buckets, where it takes no more than the flag's key and the user's to choose one.
  var dealing: RuleDealing? {
    guard seed == nil, let buckets else { return nil }
    return RuleDealing(buckets, generation)
  }

  private func buckets(
    _ first: [RuleValue],
    _ run: inout RuleRun
  ) throws(RuleError) -> FractionalBuckets? {
    if first.isEmpty, let buckets { return buckets }
    return FractionalBuckets(first + (try rest.values(&run)))
  }

  /// Whether the seed may turn out to be a bucket.
  private func mayBeBucket(_ seed: (any RuleNode)?) -> Bool {
    switch seed {
    case nil: false
    case is ConstantNode, is TextNode, is VariableNode: false
    default: true
    }
  }
}

extension RuleValue {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }

  fileprivate var firstElement: RuleValue? {
    if case .array(let elements) = self { elements.first } else { nil }
  }
}
