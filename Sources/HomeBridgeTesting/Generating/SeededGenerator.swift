/// A random number generator with a reproducible sequence (SplitMix64: Steele, Lea, Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: The seed of the sequence.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number.
  ///
  /// - Returns: 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns `true` with a probability of 1 in `sides`.
  mutating func chance(oneIn sides: Int) -> Bool {
    Int.random(in: 0..<sides, using: &self) == 0
  }
}
