import TestSupport
import Testing

@testable import JSONLogic

/// The hashes of the second and the third generation of `fractional`, from other implementations.
@Suite(.long) struct FractionalHashTests {
  @Test(
    arguments: [
      (FractionalGeneration.second, "user1", 0xc50b_443d), (.third, "user1", 0xdbc2_257a),
      (.second, "fractional-flagjack", 0x9fe8_43e0), (.third, "fractional-flagjack", 0x558d_af56),
      (.second, "fractional-flag3", 0x2405_fbd8), (.third, "fractional-flag3", 0xcd55_7098),
      (.second, "any-user", 0xdb12_8814), (.third, "any-user", 0x6deb_82e7),
      (.second, "user-109408", 0x0000_62b1), (.third, "user-58328", 0x0000_978f),
    ] as [(FractionalGeneration, String, UInt32)]
  )
  func `the hash of a text equals that of other implementations`(
    generation: FractionalGeneration,
    text: String,
    hash: UInt32
  ) {
    #expect(Murmur3(.string(text), in: generation).value == hash)
  }

  @Test(
    arguments: [
      ("123", 0xc6b9_4221), ("1.23", 0x8ea9_6e86), (#"{"b":2,"a":{"b":1}}"#, 0x5bd1_8be7),
      ("0.000000059604644775390625", 0xe53d_042b),
    ] as [(String, UInt32)]
  )
  func `the third generation's hash of any value equals that of other implementations`(
    json: String,
    hash: UInt32
  ) {
    #expect(Murmur3(RuleValue(RuleCase.tree(json)), in: .third).value == hash)
  }

  @Test func `the third generation separates the flag key and the targeting key`() {
    let flag = "fractional-flag-shorthand"
    for (user, hash) in [("user-1", 0x4064_8c4b), ("jon@company.com", 0xe17e_2e91)]
      as [(String, UInt32)]
    {
      #expect(Murmur3(flagKey: flag, targetingKey: user, in: .third).value == hash)
      #expect(Murmur3(.array([.string(flag), .string(user)]), in: .third).value == hash)
    }
    let joined = Murmur3(flagKey: "ab", targetingKey: "c", in: .third).value
    #expect(joined != Murmur3(flagKey: "a", targetingKey: "bc", in: .third).value)
  }
}
