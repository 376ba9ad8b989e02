/// What `fractional` hashes.
enum FractionalSeed {
  /// The flag's key and the targeting key. The operand in place of a seed, if it is an array, is the first
  /// bucket.
  case targetingKey(firstBucket: RuleValue?)
  /// A value of the rule's own.
  case value(RuleValue)

  /// Reads the first operand, if it is no bucket in the rule's text; `nil` if nothing is chosen for it.
  init?(_ operand: RuleValue?, in generation: FractionalGeneration) {
    switch operand {
    case nil: self = .targetingKey(firstBucket: nil)
    case .array?: self = .targetingKey(firstBucket: operand)
    case .string(let text)?: self = .value(.string(text))
    case .null?:
      guard generation != .third else { return nil }
      self = .targetingKey(firstBucket: nil)
    case .bool?, .number?, .object?:
      guard generation == .third, let operand else { return nil }
      self = .value(operand)
    }
  }
}

extension Murmur3 {
  /// The hash of a seed.
  init(_ seed: RuleValue, in generation: FractionalGeneration) {
    self.init()
    if generation == .third {
      combine(DeterministicCBOR(seed).bytes)
    } else if case .string(let text) = seed {
      combine(text)
    }
  }

  /// The hash of a user, for a flag that allocates users by its own key.
  init(flagKey: String, targetingKey: String, in generation: FractionalGeneration) {
    self.init()
    guard generation == .third else {
      combine(flagKey)
      combine(targetingKey)
      return
    }
    DeterministicCBOR.writeHead(.array, 2) { combine($0) }
    for text in [flagKey, targetingKey] {
      DeterministicCBOR.writeHead(.text, UInt64(text.utf8.count)) { combine($0) }
      combine(text)
    }
  }
}
