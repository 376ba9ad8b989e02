/// What `fractional` hashes: the flag's key and the targeting key, or only the value of the first
/// operand.
enum FractionalHashInput {
  /// The flag's key and the targeting key are hashed.
  ///
  /// `firstBucket` is the value of the first operand, if it could have been a seed but has resulted
  /// in an array: then this array is the first bucket. It is `nil` if the operand results in
  /// `null`, and if it always results in an array, because then it is already among the buckets.
  case flagKeyAndTargetingKey(firstBucket: RuleValue?)
  /// Only the value of the first operand is hashed, without the flag's key.
  case seed(RuleValue)

  /// Creates the hash input from the value of the first operand.
  ///
  /// The result is `nil` if the generation cannot hash a value of this type: then `fractional`
  /// chooses nothing.
  ///
  /// - Parameters:
  ///   - operand: The value of the first operand; `nil` if there is no seed, because the first
  ///     operand always results in an array.
  ///   - generation: The generation of `fractional`.
  init?(_ operand: RuleValue?, in generation: FractionalGeneration) {
    switch operand {
    case nil: self = .flagKeyAndTargetingKey(firstBucket: nil)
    case .array?: self = .flagKeyAndTargetingKey(firstBucket: operand)
    case .string(let text)?: self = .seed(.string(text))
    case .null?:
      guard generation != .third else { return nil }
      self = .flagKeyAndTargetingKey(firstBucket: nil)
    case .bool?, .number?, .object?:
      guard generation == .third, let operand else { return nil }
      self = .seed(operand)
    }
  }
}

extension Murmur3 {
  /// Hashes a seed alone: in the third generation the CBOR encoding of any value; in the others the
  /// UTF-8 bytes of a text.
  init(_ seed: RuleValue, in generation: FractionalGeneration) {
    self.init()
    if generation == .third {
      combine(DeterministicCBOR(seed).bytes)
    } else if case .string(let text) = seed {
      combine(text)
    }
  }

  /// Hashes the flag's key and the targeting key, one after the other.
  ///
  /// In the third generation, the CBOR encoding of an array of both is hashed.
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
