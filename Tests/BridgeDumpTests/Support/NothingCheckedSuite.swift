import Bridge
import ScreenDump
import Testing

/// A suite of commands that check nothing, with the inputs that its tests share.
@MainActor
protocol NothingCheckedSuite {}

extension NothingCheckedSuite {
  nonisolated static func screen(_ contents: String...) -> String {
    #"{ "contents": [\#(contents.joined(separator: ","))] }"#
  }

  nonisolated static var banner: String {
    #"{ "type": "banner", "id": "b", "value": { "title": "春" } }"#
  }

  nonisolated static var note: String {
    #"{ "type": "note", "id": "n", "value": { "text": "1" } }"#
  }

  /// The line of a journal with a banner.
  nonisolated static var line: String { #"{"kind":"banner","value":{"title":"x"}}"# + "\n" }

  /// The line of a ledger, with one entry.
  nonisolated static func ledger(
    _ kind: String,
    _ stage: String,
    matched: Int = 0,
    ignored: Int = 0,
    skipped: Int = 0,
    sampledOut: Int = 0
  ) -> String {
    """
    {"schema":1,"run":"r\(kind)","contents":1,"entries":[{"kind":"\(kind)","flagVersion":"7",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],"matched":\(matched),\
    "mismatched":0,"candidateError":0,"ignored":\(ignored),"skipped":\(skipped),\
    "sampledOut":\(sampledOut),"firstDifference":null,"latency":{"legacy":{},"state":{}},"trip":null}]}

    """
  }

  /// The tool without any legacy side.
  var moved: ShopDump { ShopDump { LegacyHandlers {} } }

  /// Runs a command that checks nothing: exit status 2, and 0 with `--allow-empty`.
  func check(
    _ shop: ShopDump,
    _ arguments: [String],
    input: String,
    output: String,
    status: DumpStatus = .wrongInput
  ) async {
    let transcript = await shop(arguments, input: input)
    #expect(transcript.output == output)
    #expect(transcript.status == status)
    let allowed = await shop(arguments + ["--allow-empty"], input: input)
    #expect(allowed.output == output)
    #expect(allowed.errors == transcript.errors)
    #expect(allowed.status == .success)
    let json = await shop(arguments + ["--format", "json"], input: input)
    #expect(json.status == status)
    #expect(json.output.contains("\"verdict\": \"\(status == .success ? "moved" : "nothing")\""))
  }
}
