import FeatureFlags
import Foundation
import JSONLogic
import Testing

@Suite struct FlagTestbedTests {
  private static let folder = ProcessInfo.processInfo.environment["FLAGD_TESTBED"]

  /// The public suite of flagd's evaluators; `FLAGD_TESTBED` is the path of its checkout.
  @Test(.enabled(if: folder != nil))
  func `flagd's own tests pass, except those of the first generation`() throws {
    let root = URL(filePath: Self.folder ?? "").appending(path: "evaluator")
    let bytes = try Data(contentsOf: root.appending(path: "flags/testkit-flags.json"))
    let flags = try FlagSet(reading: Array(bytes))
    let first = try FlagSet(reading: Array(bytes), fractional: .first)
    let gherkin = root.appending(path: "gherkin")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: gherkin.path).sorted()
    where name.hasSuffix(".feature") {
      let text = try String(contentsOf: gherkin.appending(path: name), encoding: .utf8)
      for test in FlagTestbedReader(text).cases where !test.tags.contains("@fractional-v3") {
        var run = FlagTestbedRun(test.tags.contains("@fractional-v1") ? first : flags)
        for step in test.steps { try run.run(step, of: test) }
        count += 1
      }
    }
    #expect(count >= 100)
  }

  /// In the testbed's format and with our own text, so that reader and steps are tested everywhere.
  @Test func `the testbed reader supports outlines, backgrounds, tags and tables`() throws {
    let text = #"""
      @all
      Feature: Sizes
        Free text.
        Background:
          Given an evaluator
        # A comment.
        @outline
        Scenario Outline: A size
          Given a String-flag with key "size" and a fallback value "none"
          And a context containing a key "age", with type "Integer" and with value "<age>"
          When the flag was evaluated with details
          Then the resolved details value should be "<size>"
          And the reason should be "<reason>"
          And the error-code should be ""
          @old
          Examples:
            | age | size  | reason          |
            | 30  | l\|xl | TARGETING_MATCH |
          @young
          Examples:
            | age | size | reason  |
            | 3   | s    | DEFAULT |
            | 4   | s    | DEFAULT |
        Scenario: Metadata
          Given an Integer-flag with key "none" and a fallback value "3"
          When the flag was evaluated with details
          Then the resolved details value should be "3"
          And the error-code should be "FLAG_NOT_FOUND"
          And the resolved metadata should contain
            | key   | metadata_type | value |
            | team  | String        | shop  |
      """#
    let flags = try FlagSet(
      reading: Array(
        #"""
        { "metadata": { "team": "shop" }, "flags": { "size": {
          "state": "ENABLED", "variants": { "s": "s", "l": "l|xl" }, "defaultVariant": "s",
          "targeting": { "if": [{ ">": [{ "var": "age" }, 18] }, "l", null] } } } }
        """#.utf8
      )
    )
    let cases = FlagTestbedReader(text).cases
    #expect(
      cases.map(\.tags) == [
        ["@all", "@outline", "@old"], ["@all", "@outline", "@young"],
        ["@all", "@outline", "@young"], ["@all"],
      ]
    )
    #expect(cases.map(\.steps.count) == [7, 7, 7, 6])
    for test in cases {
      var run = FlagTestbedRun(flags)
      for step in test.steps { try run.run(step, of: test) }
    }
  }
}
