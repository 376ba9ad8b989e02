import Parity
import ScreenDocument
import StrictJSON
import Testing

@testable import HomeBridgeTesting

/// The screens of recorded lines that a check runs.
@Suite struct RecordedScreensTests {
  private static func line(_ text: String) throws -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(text.utf8))
  }

  /// The contents of a screen, each as its id and its count.
  private static func words(_ screen: JournalLine) -> [String] {
    screen.responses.map { "\($0.id.rawValue) \($0.payload["count"]?.int ?? -1)" }
  }

  @Test func `a step shows all contents so far, each with its newest response`() throws {
    let line = try Self.line(
      #"{"responses":[{"kind":"counter","id":"a","value":{"count":1}}],"then":["#
        + #"{"after":1,"responses":[{"kind":"sum","id":"s","value":{"count":2}}]},"#
        + #"{"after":1,"flip":{"kind":"counter","stage":"live"}},"#
        + #"{"after":1,"responses":[{"kind":"counter","id":"a","value":{"count":3}}]}]}"#
    )
    let screens = RecordedScreens(lines: [line])

    let all = screens.sample(withAnyOf: ["counter"], maximumPerKinds: 16)
    #expect(all.map(Self.words) == [["a 1"], ["a 1", "s 2"], ["a 3", "s 2"]])
    #expect(all.allSatisfy { $0.steps.isEmpty })
    let sums = screens.sample(withAnyOf: ["sum"], maximumPerKinds: 16)
    #expect(sums.map(Self.words) == [["a 1", "s 2"], ["a 3", "s 2"]])
  }

  @Test func `of many screens with the same kinds, some are taken from the first to the last`()
    throws
  {
    let lines = try (0..<100).map { number in
      try Self.line(#"{"kind":"counter","value":{"count":\#(number)}}"#)
    }
    let other = try Self.line(#"{"kind":"sum","value":{"count":7}}"#)

    let taken = RecordedScreens(lines: lines + [other])
      .sample(withAnyOf: ["counter", "sum"], maximumPerKinds: 4)

    #expect(
      taken.map(Self.words) == [
        ["counter 0"], ["counter 33"], ["counter 66"], ["counter 99"], ["sum 7"],
      ]
    )
  }
}
