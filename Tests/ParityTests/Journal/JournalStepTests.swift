import Foundation
import Parity
import ScreenDocument
import StrictJSON
import Testing

/// The steps of a journal's line.
@Suite struct JournalStepTests {
  private func line(then steps: String) throws -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(#"{"kind":"a","value":1,"then":\#(steps)}"#.utf8))
  }

  /// The steps in words.
  private func words(_ line: JournalLine) -> [String] {
    line.steps.map { step in
      switch step.event {
      case .responses(let responses): "\(step.secondsSincePreviousStep) \(responses.map(\.id))"
      case .action(let action):
        "\(step.secondsSincePreviousStep) \(action.kind) \(action.id) \(action.value.tree.text(style: .compact))"
      case .flip(let flip):
        "\(step.secondsSincePreviousStep) \(flip.kind?.rawValue ?? "*") \(flip.stage)"
      }
    }
  }

  @Test func `responses, actions and flips come in their order`() throws {
    let line = try line(
      then: """
        [{"after":1.5,"action":{"kind":"a","value":{"go":{}}}},
        {"responses":[{"kind":"a","value":2},{"kind":"b","id":"x","value":3}]},
        {"after":3,"flip":{"kind":"*","stage":"live"}},
        {"after":0,"flip":{"kind":"a","stage":"dualwrite"}},
        {"action":{"kind":"b","id":"x","value":"tap"},"comment":"mine"}]
        """
    )
    #expect(line.stepFaults.isEmpty)
    #expect(
      words(line) == [
        #"1.5 a a {"go":{}}"#, "0.0 [a, x]", "3.0 * live", "0.0 a off", #"0.0 b x "tap""#,
      ]
    )
  }

  @Test(arguments: [
    (#"[7]"#, "/then/0"),
    (#"[{}]"#, "/then/0"),
    (#"[{"after":1}]"#, "/then/0"),
    (#"[{"after":-1,"flip":{"kind":"a","stage":"off"}}]"#, "/then/0/after"),
    (#"[{"after":3601,"flip":{"kind":"a","stage":"off"}}]"#, "/then/0/after"),
    (#"[{"after":"1","flip":{"kind":"a","stage":"off"}}]"#, "/then/0/after"),
    (#"[{"flip":{"kind":"a","stage":"on"}}]"#, "/then/0/flip/stage"),
    (#"[{"flip":{"stage":"off"}}]"#, "/then/0/flip"),
    (#"[{"flip":7}]"#, "/then/0/flip"),
    (#"[{"action":{"kind":"a"}}]"#, "/then/0/action"),
    (#"[{"action":{"kind":"a","id":1,"value":1}}]"#, "/then/0/action/id"),
    (#"[{"action":{"kind":7,"value":1}}]"#, "/then/0/action/kind"),
    (#"[{"responses":{}}]"#, "/then/0/responses"),
    (#"[{"responses":[{"kind":"a"}]}]"#, "/then/0/responses/0"),
    (
      #"[{"responses":[],"flip":{"kind":"a","stage":"off"}}]"#, "/then/0"
    ),
    ("{}", "/then"),
  ])
  func `a bad step costs itself, and is reported with its place`(
    steps: String,
    path: String
  ) throws {
    let good = #"{"action":{"kind":"a","value":1}}"#
    let bad = steps.hasPrefix("[") ? steps.dropLast() + "," + good + "]" : Substring(steps)
    let line = try line(then: String(bad))
    #expect(words(line) == (steps.hasPrefix("[") ? ["0.0 a a 1"] : []))
    #expect(line.responses.map(\.kind) == ["a"])
    let diagnostic = try #require(line.stepFaults.first).stepDiagnostic(inLine: 7)
    #expect(line.stepFaults.count == 1)
    #expect(diagnostic.path.description == path)
    #expect(diagnostic.line == 7)
    #expect(diagnostic.code == "badStep")
    #expect(diagnostic.message.hasSuffix("The step is left out."))
  }

  @Test func `a line has at most 256 steps, and they take an hour at most`() throws {
    let step = #"{"after":15,"action":{"kind":"a","value":1}}"#
    let many = try line(then: "[" + Array(repeating: step, count: 300).joined(separator: ",") + "]")
    // 240 steps of 15 seconds are an hour.
    #expect(many.steps.count == 240)
    #expect(many.stepFaults.count == 17)
    #expect(many.stepFaults.first?.diagnostic.path.description == "/then/240/after")
    #expect(many.stepFaults.last?.diagnostic.path.description == "/then/256")

    let quick = #"{"action":{"kind":"a","value":1}}"#
    let more = try line(
      then: "[" + Array(repeating: quick, count: 300).joined(separator: ",") + "]"
    )
    #expect(more.steps.count == 256)
    #expect(more.stepFaults.map(\.diagnostic.path.description) == ["/then/256"])
  }

  @Test func `steps come back as they were written, and are redacted like responses`() throws {
    let line = try line(
      then: """
        [{"after":1.5,"action":{"kind":"a","value":{"type":{"text":"secret"}}}},
        {"responses":[{"kind":"a","value":{"name":"secret"}}]},
        {"after":3,"flip":{"kind":"*","stage":"live"}}]
        """
    )
    var reader = JournalReader()
    let same = try reader.line(line.text(redactedBy: .none).dropLast())
    #expect(words(same) == words(line))
    let redaction = JournalRedaction(
      paths: [try JSONPointer("/name"), try JSONPointer("/action/type/text")]
    )
    let redacted = String(decoding: line.text(redactedBy: redaction), as: UTF8.self)
    #expect(!redacted.contains("secret"))
    #expect(redacted.contains(#""action":{"kind":"a","id":"a","value":{"type":{"text":""}}}"#))
  }
}
