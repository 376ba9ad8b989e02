/// Random numbers that a seed repeats (SplitMix64: Steele, Lea, Flood 2014).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns whether an event of a given probability happens.
  mutating func happens(_ chance: Double) -> Bool { fraction() < chance }

  /// Returns a number from 0 to 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Spreads a number over all 64 bits; different numbers give different results.
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
