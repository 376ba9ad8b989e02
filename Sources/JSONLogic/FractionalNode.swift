/// `fractional`: chooses a value by weight, always the same for the same flag and user (flagd,
/// "Fractional").
///
/// A first operand that is not a bucket is hashed. Without one, and before the third generation
/// also if it is `null`, the flag's key and the targeting key are hashed, so that each flag
/// allocates users independently.
///
/// The result is `null` if a bucket or the seed is invalid, or if the targeting key is to be hashed
/// and is missing or empty. It is the empty text for a user without a bucket, whom only the first
/// generation has.
final class FractionalNode: RuleNode {
  /// The first operand, whose value is hashed; `nil` if it always results in an array, which is a
  /// bucket.
  private let seedNode: (any RuleNode)?
  /// The operands after the seed, or all operands without a seed: one for each bucket.
  private let bucketNodes: [any RuleNode]
  /// The buckets, read once when the rule is compiled; `nil` if they are invalid or not all
  /// constant.
  private let constantBuckets: FractionalBuckets?
  private let generation: FractionalGeneration

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - operands: The seed, if there is one, and the buckets.
  ///   - generation: The algorithm that assigns users to buckets.
  init(_ operands: [any RuleNode], _ generation: FractionalGeneration) {
    self.generation = generation
    let startsWithBucket = operands.first?.possibleKinds == .array
    seedNode = startsWithBucket ? nil : operands.first
    bucketNodes = startsWithBucket ? operands : Array(operands.dropFirst())
    let constantValues = bucketNodes.compactMap { ($0 as? ConstantNode)?.value }
    constantBuckets =
      constantValues.count == bucketNodes.count
      ? Self.readBuckets(constantValues, operandCount: operands.count, generation) : nil
  }

  /// Whether the operator hashes the flag's key and the targeting key in every context.
  ///
  /// True if there is no seed operand and, before the third generation, also if the seed always
  /// results in `null`.
  var alwaysHashesTargetingKey: Bool {
    guard let seedNode else { return true }
    return generation != .third && seedNode.possibleKinds == .null
  }

  let possibleKinds: RuleValueKinds = [.null, .bool, .number, .string]

  var possibleScalars: Set<RuleValue>? {
    var scalars: Set<RuleValue> = []
    for bucket in bucketNodes {
      let name: (any RuleNode)? =
        switch bucket {
        case let list as ListNode: list.elements.first
        case let constant as ConstantNode: constant.value.firstElement.map(ConstantNode.init)
        default: nil
        }
      guard let more = name?.possibleScalars else { return nil }
      scalars.formUnion(more)
      guard scalars.count <= Rule.maximumPossibleTexts else { return nil }
    }
    return mayBeFirstBucket(seedNode) ? nil : scalars
  }

  func resultShares(_ run: inout RuleRun) throws(RuleError) -> [RuleValue: Double]? {
    let hasReadKey = run.hasReadTargetingKey
    run.hasReadTargetingKey = false
    defer { run.hasReadTargetingKey = run.hasReadTargetingKey || hasReadKey }
    let seed = try seedNode?.evaluate(&run)
    if run.hasReadTargetingKey, let seedNode, !seedNode.containsWholeTargetingKey { return nil }
    var firstBucket: RuleValue?
    switch FractionalHashInput(seed, in: generation) {
    case nil: return [.null: 1]
    case .seed? where !run.hasReadTargetingKey:
      let value = try evaluate(&run)
      return run.hasReadTargetingKey ? nil : [value: 1]
    case .seed?: break
    case .flagKeyAndTargetingKey(let bucket)?: firstBucket = bucket
    }
    run.hasReadTargetingKey = false
    let buckets = try evaluateBuckets(prepending: firstBucket, &run)
    guard !run.hasReadTargetingKey else { return nil }
    guard let buckets else { return [.null: 1] }
    return Dictionary(buckets.shares.map { ($0.value, $0.share) }, uniquingKeysWith: +)
  }

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let hash: Murmur3
    var firstBucket: RuleValue?
    switch FractionalHashInput(try seedNode?.evaluate(&run), in: generation) {
    case nil: return .null
    case .seed(let seed)?:
      try run.charge(forSizeOf: seed)
      hash = Murmur3(seed, in: generation)
      try run.charge(Int(hash.byteCount / 64))
    case .flagKeyAndTargetingKey(let bucket)?:
      guard case .string(let key)? = run.readAttribute("targetingKey"), !key.isEmpty else {
        return .null
      }
      try run.charge(forTextOf: key)
      hash = Murmur3(flagKey: run.flagKey, targetingKey: key, in: generation)
      firstBucket = bucket
    }
    return try evaluateBuckets(prepending: firstBucket, &run)?.valueOrEmptyText(for: hash.value)
      ?? .null
  }

  /// The buckets, if they are valid and constant and there is no seed operand; otherwise `nil`.
  var targetingKeyAllocation: TargetingKeyAllocation? {
    guard seedNode == nil, let constantBuckets else { return nil }
    return TargetingKeyAllocation(constantBuckets, generation)
  }

  private func evaluateBuckets(
    prepending firstBucket: RuleValue?,
    _ run: inout RuleRun
  ) throws(RuleError) -> FractionalBuckets? {
    if firstBucket == nil, let constantBuckets { return constantBuckets }
    let operandCount = bucketNodes.count + (seedNode == nil ? 0 : 1)
    let values = (firstBucket.map { [$0] } ?? []) + (try bucketNodes.values(&run))
    return Self.readBuckets(values, operandCount: operandCount, generation)
  }

  /// Reads buckets; `nil` if one of them or the sum of their weights is invalid.
  ///
  /// In the first generation, the result is also `nil` if `fractional` has fewer than two operands.
  private static func readBuckets(
    _ values: [RuleValue],
    operandCount: Int,
    _ generation: FractionalGeneration
  ) -> FractionalBuckets? {
    guard generation != .first || operandCount > 1 else { return nil }
    return FractionalBuckets(values, generation)
  }

  /// Returns whether the seed may evaluate to an array, which then is the first bucket.
  ///
  /// It returns false if there is no seed, and for a ``VariableNode``: an attribute can be an
  /// array, but the possible results leave this case out.
  private func mayBeFirstBucket(_ seed: (any RuleNode)?) -> Bool {
    guard let seed else { return false }
    return seed.possibleKinds.contains(.array) && !(seed is VariableNode)
  }
}

extension RuleNode {
  /// Whether the part, a seed, is the targeting key or a `cat` that contains the whole key.
  ///
  /// Its hash then differs from user to user, so that the buckets' shares are those of the weights.
  fileprivate var containsWholeTargetingKey: Bool {
    switch self {
    case let text as ConcatenationNode: text.operands.contains { $0.containsWholeTargetingKey }
    case let evaluator as SharedEvaluatorNode: evaluator.rule.containsWholeTargetingKey
    default: isTargetingKeyVariable
    }
  }
}

extension RuleValue {
  fileprivate var firstElement: RuleValue? {
    if case .array(let elements) = self { elements.first } else { nil }
  }
}
