import Bridge
import BridgeDump
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen
import UIStateLayer

/// A journal of 30,000 generated responses with faults planted at known rates.
@MainActor
@Suite struct PlantedFaultsTests {
  private nonisolated static let lineCount = 3_000
  private nonisolated static let responsesPerLine = 10

  private struct Plan {
    var journal = ""
    var matched = [0, 0, 0]
    var mismatched = [0, 0, 0]
    var skipped = [0, 0, 0]
    var badLines = 0

    /// Faults of kind k occur at the kth rate; every 500th response does not decode, and an invalid
    /// line follows every 1,000th line.
    init(_ random: inout Seeded) {
      let rates = [0, 0.002, 0.05]
      for line in 0..<lineCount {
        let responses = (0..<responsesPerLine).map { index in
          let kind = Int.random(in: 0..<3, using: &random)
          let value: String
          if Int.random(in: 0..<500, using: &random) == 0 {
            skipped[kind] += 1
            value = "[]"
          } else if Double.random(in: 0..<1, using: &random) < rates[kind] {
            mismatched[kind] += 1
            value = #"{"text":"fault"}"#
          } else {
            matched[kind] += 1
            value = #"{"text":"\#(line)"}"#
          }
          return #"{"kind":"kind\#(kind)","id":"\#(index)","value":\#(value)}"#
        }
        journal += #"{"schema":1,"at":\#(line),"responses":["#
        journal += responses.joined(separator: ",") + "]}\n"
        if line.isMultiple(of: 1_000) {
          journal += "{\"schema\":1,\n"
          badLines += 1
        }
      }
      journal += #"{"schema":1,"respons"#
      badLines += 1
    }
  }

  @Test func `a replay counts planted faults exactly and trips only the faulty kinds`() async throws
  {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let plan = Plan(&random)
    let files = TemporaryFolder()
    try files.write(plan.journal, to: "journal")
    let console = InMemoryConsole()
    let status = await Self.tool.run(
      [
        "replay", files.path + "/journal", "--format", "json", "--ledger", files.path + "/ledger",
        "--output", files.path + "/report",
      ],
      in: console
    )
    #expect(status == .difference, "seed \(seed) \(console.errors)")
    let report = try JSONDocument(Array(Data(contentsOf: URL(filePath: files.path + "/report"))))
    #expect(report.root["replayed"]?.int == Self.lineCount)
    #expect(report.root["badLines"]?.int == plan.badLines, "seed \(seed)")
    #expect(report.root["skipped"]?.int == plan.skipped.reduce(0, +), "seed \(seed)")

    let reading = LedgerReading(Array(try Data(contentsOf: URL(filePath: files.path + "/ledger"))))
    #expect(reading.diagnostics.isEmpty)
    let evidence = reading.ledger.evidence()
    #expect(evidence.map(\.key.kind.rawValue) == ["kind0", "kind1", "kind2"])
    #expect(evidence.map(\.counts.matched) == plan.matched, "seed \(seed)")
    #expect(evidence.map(\.counts.mismatched) == plan.mismatched, "seed \(seed)")
    #expect(evidence.map(\.counts.skipped) == plan.skipped, "seed \(seed)")
    #expect(reading.ledger.trips().map(\.key.kind.rawValue) == ["kind2"], "seed \(seed)")
  }

  private static var tool: DumpTool {
    DumpTool(
      name: "dump",
      abstract: "Replays.",
      version: "1",
      screens: ToolScreens(
        sample: BundledScreen(
          name: "none",
          bytes: Array(#"{"contents":[]}"#.utf8),
          now: Date(timeIntervalSince1970: 0),
          timeZone: .gmt,
          locale: Locale(identifier: "en_US")
        )
      ),
      commands: [
        ReplayCommand(
          BridgedComposer(
            routes: PlantedState.routes,
            makeHandlers: {
              LegacyHandlers {
                LegacyHandler(.kind0) { (_: LegacyEnvironment) in FaultyHandler() }
                LegacyHandler(.kind1) { (_: LegacyEnvironment) in FaultyHandler() }
                LegacyHandler(.kind2) { (_: LegacyEnvironment) in FaultyHandler() }
              }
            },
            makeState: { PlantedState() }
          )
        )
      ]
    )
  }
}

extension ContentKey where Response == NoteResponse, Output == NoteViewData {
  fileprivate static var kind0: Self { Self("kind0") }
  fileprivate static var kind1: Self { Self("kind1") }
  fileprivate static var kind2: Self { Self("kind2") }
}

@MainActor
private final class PlantedState {
  let notes = UIStateSlots(default: NoteViewData(text: ""))

  static var routes: ContentRoutes<PlantedState> {
    ContentRoutes<PlantedState> {
      ContentRoute(.kind0, slots: \.notes) { NoteViewData(text: $0.text) }
      ContentRoute(.kind1, slots: \.notes) { NoteViewData(text: $0.text) }
      ContentRoute(.kind2, slots: \.notes) { NoteViewData(text: $0.text) }
    }
  }
}

/// Shows another value for a response that contains "fault".
@MainActor
private final class FaultyHandler: ObservableLegacyHandler {
  private let responses = PublishRelay<NoteResponse>()

  var output: Observable<NoteViewData> {
    responses.map { NoteViewData(text: $0.text == "fault" ? "wrong" : $0.text) }
  }

  func configure(_ response: NoteResponse) {
    responses.accept(response)
  }
}
