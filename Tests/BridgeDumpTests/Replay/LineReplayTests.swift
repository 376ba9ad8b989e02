import Bridge
import FeatureFlags
import Foundation
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@testable import BridgeDump

/// The moment, time zone and user for which the lines of a journal are replayed.
@MainActor
@Suite struct LineReplayTests {
  private static let base = (
    ViewDataContext(
      now: Date(timeIntervalSince1970: 1_000),
      timeZone: .gmt,
      locale: Locale(identifier: "en_US")
    ),
    EvaluationContext(
      targetingKey: "base",
      attributes: ["appVersion": .string("9"), "plan": .string("free"), "os": .string("iOS")]
    )
  )

  @Test func `a line is replayed at its recorded moment and in its time zone`() throws {
    let replay = try replay(targeting: "null")
    let replayed = { (head: String) in
      try #require(contents(of: replay, head).first).result.differences.map(\.legacy)
    }
    #expect(try replayed("") == [.string("1000.0 GMT en_US")])
    #expect(
      try replayed(#""at":2000,"timeZone":"Asia/Tokyo","locale":"ja_JP","#)
        == [.string("2000.0 Asia/Tokyo ja_JP")]
    )
    #expect(try replayed("") == [.string("1000.0 GMT en_US")], "A line's context is its own.")
  }

  @Test(
    arguments: [
      (#"{"==":[{"var":"targetingKey"},"u"]}"#, #""targetingKey":"u","#),
      (#"{"==":[{"var":"plan"},"gold"]}"#, #""attributes":{"plan":"gold"},"#),
      (#"{"==":[{"var":"appVersion"},"4"]}"#, #""appVersion":"4","#),
      (#"{"and":[{"==":[{"var":"os"},"iOS"]},{"var":"x"}]}"#, #""attributes":{"x":true},"#),
      (#"{"==":[{"var":"$flagd.timestamp"},2000]}"#, #""at":2000,"#),
    ]
  )
  func `flags are evaluated for the user of a line, or else the user of the options`(
    condition: String,
    head: String
  ) throws {
    let replay = try replay(targeting: #"{"if":[\#(condition),"live","shadow"]}"#)
    let stages = try ["", head, ""].map { try contents(of: replay, $0).map(\.configuration.stage) }
    #expect(stages == [[.shadow], [.live], [.shadow]])
  }

  @Test func `a line counts for its app version, or else for that of the options`() throws {
    let replay = try replay(targeting: "null")
    let versions = ["", #""appVersion":"4","#].map { head in
      if case .replayed(_, let version, _, _) = outcome(of: replay, head) { version } else { "" }
    }
    #expect(versions == ["9", "4"])
  }

  @Test(arguments: [
    (#"{"kind":"witness","val"#, "tornLine"), (#"{"kind":"witness" "value":1}"#, "badLine"),
    (#"{"kind":"witness","value":1}]"#, "badLine"), (#"{"kind":"witness"}"#, "badLine"),
  ])
  func `an invalid but complete last line is invalid, not truncated`(
    text: String,
    code: String
  ) throws {
    let replay = try replay(targeting: "null")
    let line = JournalLineSplitter.Line.text(Array(text.utf8), number: 9, isEnded: false)
    guard case .invalid(let diagnostic) = replay.replayLine(line).fate else {
      Issue.record("The line was replayed.")
      return
    }
    #expect(diagnostic.code == code)
    #expect(diagnostic.line == 9)
  }

  @Test func `the screen of a line contains only the responses of that line`() throws {
    let replay = try replay(targeting: "null")
    for _ in 0..<3 {
      #expect(try contents(of: replay, "").map(\.result.differences.count) == [1])
    }
    let text = Array(#"{"responses":[]}"#.utf8)
    let empty = replay.replayLine(.text(text, number: 7, isEnded: true))
    let fate = ReplayedLine.Fate.replayed(
      [],
      appVersion: "9",
      day: UTCDay(number: 0),
      faults: []
    )
    #expect(
      empty == ReplayedLine(number: 7, hash: ReadLinesFingerprint.hash(of: text), fate: fate)
    )
  }

  @Test func `a line is compared on the day of its recorded moment`() throws {
    let replay = try replay(targeting: "null")
    let days = ["", #""at":"2026-04-01T08:59:59+09:00","#, #""at":"2026-04-01T09:00:00+09:00","#]
      .map { head in
        if case .replayed(_, _, let day, _) = outcome(of: replay, head) { day.text } else { "" }
      }
    #expect(days == ["1970-01-01", "2026-03-31", "2026-04-01"])
  }

  @Test func `equal JSON responses have one hash, for any spelling and context`() throws {
    let replay = try replay(targeting: "null")
    let hashes = try [
      #"{"kind":"witness","value":{"text":"a","n":1}}"#,
      #"{"at":2000,"kind":"witness","id":"other","value":{ "n": 1.0, "text": "\u0061" }}"#,
      #"{"kind":"witness","value":{"text":"b","n":1}}"#,
    ].map { line in
      let text = JournalLineSplitter.Line.text(Array(line.utf8), number: 1, isEnded: true)
      guard case .replayed(let contents, _, _, _) = replay.replayLine(text).fate else { return "" }
      let response = try #require(contents.first?.result.response)
      return "\(response.keyName) \(response.hash)"
    }
    #expect(hashes[0].hasPrefix("published "))
    #expect(hashes[0] == hashes[1])
    #expect(hashes[0] != hashes[2])
  }

  private func contents(
    of replay: LineReplay<WitnessState>,
    _ head: String
  ) throws -> [ReplayedLine.ResponseResult] {
    guard case .replayed(let contents, _, _, []) = outcome(of: replay, head) else { return [] }
    return contents
  }

  private func outcome(of replay: LineReplay<WitnessState>, _ head: String) -> ReplayedLine.Fate {
    let line = "{\(head)\"kind\":\"witness\",\"value\":{\"text\":\"\"}}"
    return replay.replayLine(.text(Array(line.utf8), number: 1, isEnded: true)).fate
  }

  private func replay(targeting: String) throws -> LineReplay<WitnessState> {
    let flags = """
      {"flags":{"content.witness":{"state":"ENABLED","variants":{"shadow":"shadow","live":"live"},
      "defaultVariant":"shadow","targeting":\(targeting)}}}
      """
    return LineReplay(
      BridgedComposer(
        routes: WitnessState.routes,
        makeHandlers: {
          LegacyHandlers { LegacyHandler(.witness) { WitnessHandler($0.clock) } }
        },
        makeState: { WitnessState() }
      ),
      stages: StageFlags(file: try FlagSet(reading: Array(flags.utf8))),
      context: Self.base,
      sample: ReplaySample(rate: 1),
      hashesLinesAndResponses: true,
      resultPreparerForCauseSearch: ResultPreparerForCauseSearch(at: Self.base.0.now)
    )
  }
}

extension ContentKey where Response == NoteResponse, Output == NoteViewData {
  fileprivate static var witness: Self { Self("witness") }
}

@MainActor
private final class WitnessState {
  let notes = UIStateSlots(default: NoteViewData(text: "nothing"))

  static var routes: ContentRoutes<WitnessState> {
    ContentRoutes<WitnessState> {
      ContentRoute(.witness, slots: \.notes) { NoteViewData(text: $0.text) }
    }
  }
}

/// Shows the current time and the time zone.
@MainActor
private final class WitnessHandler: ObservableLegacyHandler {
  private let clock: LegacyClock
  private let responses = PublishRelay<NoteResponse>()

  init(_ clock: LegacyClock) {
    self.clock = clock
  }

  var output: Observable<NoteViewData> {
    let clock = clock
    return responses.map { _ in
      NoteViewData(
        text: "\(clock.now.timeIntervalSince1970) \(clock.timeZone.identifier) "
          + clock.locale.identifier
      )
    }
  }

  func configure(_ response: NoteResponse) {
    responses.accept(response)
  }
}
