import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

@MainActor
@Suite struct ReplayTallyTests {
  @Test func `kinds with both sides enter the ledger, which contains their number`() throws {
    let tally = try tally()
    tally.add(Self.line(["a", "b", "one-sided", "unknown"].map { Self.content($0, .matched) }))
    let evidence = tally.ledger.evidence()
    #expect(evidence.map(\.key.kind.rawValue) == ["a", "b"])
    #expect(tally.ledger.text.contains(#""contents":2,"#))
    #expect(evidence.map(\.key.flagVersion) == ["7", "7"])
    #expect(tally.totals.counts[.matched] == 4)
    #expect(tally.totals.countsByKind.keys.sorted() == ["a", "b", "one-sided"])
  }

  @Test func `app versions are counted separately up to a limit, and then together`() throws {
    let tally = try tally()
    for number in 0..<100 {
      tally.add(Self.line([Self.content("a", .matched)], appVersion: "4.\(number)"))
    }
    tally.add(Self.line([Self.content("a", .matched)], appVersion: "other"))
    let evidence = tally.ledger.evidence()
    #expect(evidence.count == ReplayTally.maximumAppVersions + 1)
    #expect(evidence.first { $0.key.appVersion == "other" }?.counts.matched == 37)
    #expect(evidence.reduce(0) { $0 + $1.counts.matched } == 101)
  }

  @Test func `a skipped response is not unreadable because another one of its line is`() throws {
    let tally = try tally()
    let fault = Diagnostic(severity: .warning, code: "typeMismatch", message: "found 7.")
    tally.add(
      Self.line(
        [Self.content("a", .skipped), Self.content("b", .skipped, skipReason: .late)],
        faults: [fault]
      )
    )
    let groups = tally.totals.unchecked.groups
    #expect(groups.map(\.reason) == [.unreadable, .skipped])
    #expect(groups.map(\.keptKinds) == [["a"], ["b"]])
  }

  @Test func `candidate errors end a replay like mismatches and keep their message`()
    throws
  {
    let tally = try tally(maximumMismatches: 2)
    tally.add(Self.line([Self.content("a", .mismatched)]))
    #expect(!tally.hasReachedMismatchLimit)
    tally.add(Self.line([Self.content("a", .ignored)]))
    tally.add(Self.line([Self.content("a", .skipped)]))
    #expect(!tally.hasReachedMismatchLimit)
    tally.add(
      Self.line([Self.content("a", .candidateError, message: "handler failure")], number: 9)
    )
    #expect(tally.hasReachedMismatchLimit)
    #expect(tally.totals.keptMismatches.map(\.result.outcome) == [.mismatched, .candidateError])
    #expect(tally.totals.keptMismatches.map(\.result.errorMessage) == [nil, "handler failure"])
    #expect(tally.totals.keptMismatches.map(\.lineNumber) == [1, 9])
  }

  @Test func `the JSON of a candidate error has its message, and that of a mismatch has none`()
    throws
  {
    let tally = try tally()
    tally.add(
      Self.line([
        Self.content("a", .mismatched),
        Self.content("a", .candidateError, message: "handler failure"),
      ])
    )
    let report = ReplayReport(
      journalName: "j",
      totals: tally.totals,
      causes: [],
      knownCauseUses: [],
      endReason: .endOfJournal,
      flagFileAndForeignStreamWarnings: [],
      toolHasLegacySide: true,
      allowsEmpty: false,
      alwaysExitsWithZero: false,
      ledgerForNDJSONOutput: nil
    )
    let mismatches = try JSONDocument(Array(report.json.text().utf8)).root["mismatches"]
    let keys = ["differences", "id", "kind", "line", "outcome", "step"]
    #expect(mismatches?[0]?.members.map(\.key) == keys)
    #expect(mismatches?[1]?.members.map(\.key) == (keys + ["message"]).sorted())
    #expect(mismatches?[1]?["message"]?.string == "handler failure")
  }

  @Test func `stored results are bounded, and all results are counted`() throws {
    let tally = try tally()
    let places = (0..<1_000).map { index in
      ParityDifference(path: .root.appending(index: index), legacy: nil, state: .null)
    }
    let fault = Diagnostic(severity: .warning, code: "odd", message: "Odd.")
    for number in 1...300 {
      let contents = [Self.content("a", .mismatched, differences: places)]
      tally.add(Self.line(contents, number: number, faults: [fault, fault]))
      tally.add(ReplayedLine(number: number, fate: .invalid(fault)))
    }
    let totals = tally.totals
    #expect(totals.counts[.mismatched] == 300)
    #expect(
      totals.keptMismatches.map(\.lineNumber) == Array(1...ReplayTotals.maximumKeptMismatches)
    )
    let kept = Set(totals.keptMismatches.map(\.result.differences.count))
    #expect(kept == [ReplayTotals.maximumDifferencesPerMismatch])
    #expect(totals.keptDiagnostics.count == ReplayTotals.maximumKeptMismatches)
    #expect(totals.diagnosticCount == 900)
    #expect(totals.invalidLineCount == 300)
    #expect(totals.readLineCount == 600)
  }

  @Test func `the ledgers of shards merge into that of the whole, in any order of results`()
    throws
  {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    var advice: Set<EvidenceAdvice> = []
    for _ in 0..<300 {
      // About as many differences as a trip requires, including those at the beginning of a
      // journal.
      let count = Int.random(in: 1...80, using: &random)
      var differ = (0..<count).map { _ in Int.random(in: 0..<20, using: &random) == 0 }
      if Bool.random(using: &random) { differ.sort { $0 && !$1 } }
      let whole = try tally(run: "whole")
      let shards = try (0..<3).map { try tally(run: "\($0)") }
      for (number, differs) in differ.enumerated() {
        let content = Self.content(
          "a",
          differs ? .mismatched : .matched,
          response: .random(in: 0..<40, using: &random)
        )
        let day = UTCDay(number: .random(in: 20_000..<20_009, using: &random))
        let line = Self.line([content], number: number, day: day)
        whole.add(line)
        shards[Int.random(in: shards.indices, using: &random)].add(line)
      }
      var merged = Ledger()
      for shard in shards { merged.merge(shard.ledger) }
      #expect(merged == whole.ledger, "seed \(seed)")
      #expect(merged.evidence() == whole.ledger.evidence(), "seed \(seed)")
      #expect(merged.trips().map(\.explanation) == whole.ledger.trips().map(\.explanation))
      let evidence = try #require(merged.evidence().first)
      #expect(merged.trips().isEmpty == (evidence.advice != .rollBack), "seed \(seed)")
      advice.insert(evidence.advice)
    }
    #expect(advice == [.hold, .rollBack], "seed \(seed)")
  }

  private func tally(
    run: String = "run",
    maximumMismatches: Int? = nil
  ) throws -> ReplayTally {
    let words = maximumMismatches.map { ["--max-mismatches", "\($0)"] } ?? []
    let options = try ReplayOptions(
      DumpArguments(
        parsing: words + ["--run", run],
        options: [ReplayOptions.maximumMismatches, ReplayOptions.run]
      )
    )
    let sides = SidesOfKinds(
      kindsWithRoute: ["a", "b"],
      kindsWithLegacyHandler: ["a", "b", "one-sided"],
      kindsWithLegacyOutput: ["a", "b"]
    )
    return ReplayTally(options, sides)
  }

  private static func line(
    _ contents: [ReplayedLine.ResponseResult],
    number: Int = 1,
    appVersion: String = "4",
    day: UTCDay = UTCDay(number: 1),
    faults: [Diagnostic] = []
  ) -> ReplayedLine {
    ReplayedLine(
      number: number,
      fate: .replayed(contents, appVersion: appVersion, day: day, faults: faults)
    )
  }

  private static func content(
    _ kind: ContentKind,
    _ outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    message: String? = nil,
    skipReason: SkipReason? = nil,
    response: UInt64? = nil
  ) -> ReplayedLine.ResponseResult {
    ReplayedLine.ResponseResult(
      result: ComparisonResult(
        id: "x",
        kind: kind,
        outcome: outcome,
        differences: differences,
        errorMessage: message,
        skipReason: skipReason
      )
      .with(response: response.map { ResponseHash(keyName: "k", hash: $0) }),
      configuration: KindConfiguration(flagVersion: "7", stage: .shadow)
    )
  }
}
