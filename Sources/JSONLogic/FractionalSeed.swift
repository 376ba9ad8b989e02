/// The value that `fractional` hashes.
enum FractionalSeed {
  /// The flag's key and the targeting key. If the first operand is an array, it is the first
  /// bucket.
  case targetingKey(firstBucket: RuleValue?)
  /// The value of the first operand; the flag's key is not added.
  case value(RuleValue)

  /// Reads the first operand, unless it is a bucket in the rule's text; `nil` if no bucket can be
  /// chosen.
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
  /// Hashes a seed.
  init(_ seed: RuleValue, in generation: FractionalGeneration) {
    self.init()
    if generation == .third {
      combine(DeterministicCBOR(seed).bytes)
    } else if case .string(let text) = seed {
      combine(text)
    }
  }

  /// Hashes a user, for a flag that allocates users by its own key.
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
