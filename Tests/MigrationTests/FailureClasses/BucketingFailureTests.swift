import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import ScreenDocument
import Testing

/// Users who get another side because the bucketing changed, although their flag did not.
@Suite struct BucketingFailureTests {
  /// The allocation of thirty users by one tenth live, two tenths shadow and the rest off; computed
  /// from the format's specification by another implementation.
  private static let golden = "oooooooosoosoosoolloooooolooos"

  private static func file(_ buckets: String, key: String = "coupons") -> String {
    #"""
    { "flags": { "content.\#(key)": {
      "state": "ENABLED", "variants": { "l": "live", "s": "shadow", "o": "off" },
      "targeting": { "fractional": [\#(buckets)] } } } }
    """#
  }

  private static func allocation(
    _ file: String,
    key: String = "coupons",
    fractional: FractionalGeneration = .second
  ) throws -> String {
    let flags = try FlagSet(reading: Array(file.utf8), fractional: fractional)
    return (1...30).map { user in
      flags.evaluate(
        "content.\(key)",
        in: EvaluationContext(targetingKey: "user-\(user)"),
        at: .distantPast
      ).variant ?? "-"
    }
    .joined()
  }

  @Test func `class 19 every version allocates users as the first one did`() throws {
    #expect(try Self.allocation(Self.file(#"["l",10],["s",20],["o",70]"#)) == Self.golden)
    // Weights with another sum are the same shares.
    #expect(try Self.allocation(Self.file(#"["l",1000],["s",2000],["o",7000]"#)) == Self.golden)
  }

  @Test(arguments: [
    (file(#"["o",70],["s",20],["l",10]"#), FractionalGeneration.second),
    (file(#"["l",10],["s",20],["o",70]"#), .first), (file(#"["l",10],["s",20],["o",70]"#), .third),
    (
      file(#"["l",10],["s",20],["o",71]"#)
        .replacing("[\"l\"", with: "{\"cat\":[\"seed\"]},[\"l\""), .second
    ),
  ])
  func `class 19 finds a version that allocates users by another order, generation or seed`(
    file: String,
    fractional: FractionalGeneration
  ) throws {
    #expect(try Self.allocation(file, fractional: fractional) != Self.golden)
  }
}
