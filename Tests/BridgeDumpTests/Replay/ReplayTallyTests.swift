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

  @Test func `app versions are counted separately, in any order of the lines`() throws {
    let rare = (0..<64).map { Self.line([Self.content("a", .matched)], appVersion: "3.\($0)") }
    let good = (0..<UInt64(460)).map { Self.matchedLine(response: $0, appVersion: "4.1") }
    let bad = (0..<2).map { _ in Self.line([Self.content("a", .mismatched)], appVersion: "4.2") }
    let lines = rare + good + bad
    let whole = try tally(of: lines)
    let evidence = whole.ledger.evidence()
    #expect(evidence.count == 66)
    #expect(evidence.filter { $0.advice == .rollBack }.map(\.key.appVersion) == ["4.2"])
    #expect(evidence.filter { $0.advice == .advance }.map(\.key.appVersion) == ["4.1"])
    #expect(whole.leftOutLinesWarning == nil)
    for other in [Array(lines.reversed()), good + bad + rare, bad + rare + good] {
      let ledger = try tally(of: other).ledger
      #expect(ledger == whole.ledger)
      #expect(ledger.evidence() == evidence)
    }
    var merged = try tally(of: Array(lines.prefix(300)), run: "1").ledger
    merged.merge(try tally(of: Array(lines.dropFirst(300)), run: "2").ledger)
    #expect(merged == whole.ledger)
    #expect(merged.evidence() == evidence)
  }

  @Test func `lines of too many app versions are left out of the ledger, in any order`() throws {
    let lines = (0..<1_200).map { number in
      Self.line([Self.content("a", .mismatched)], appVersion: "4.\(number)")
    }
    let whole = try tally(of: lines, ledger: "ledger")
    let reversed = try tally(of: Array(lines.reversed()), ledger: "ledger")
    #expect(reversed.ledger == whole.ledger)
    for tally in [whole, reversed] {
      #expect(tally.ledger.evidence().count == CountedAppVersions.maximumCount)
      #expect(tally.totals.counts[.mismatched] == 1_200)
      #expect(
        tally.leftOutLinesWarning?.message
          == "The ledger does not count 176 lines, because it counts at most 1,024 versions of the "
          + "app; replay the versions in several runs."
      )
    }
    #expect(try tally(of: lines).leftOutLinesWarning == nil, "No ledger is written.")
  }

  @Test func `app versions that the ledger cannot distinguish are one`() throws {
    let start = String(repeating: "4", count: EvidenceKey.maximumLength)
    let tally = try tally(
      of: ["a", "b"].map { Self.line([Self.content("a", .matched)], appVersion: start + $0) }
    )
    #expect(tally.ledger.evidence().map(\.counts.matched) == [2])
    #expect(tally.ledger.evidence().map(\.key.appVersion) == [start])
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
      warningsOutsideJournal: [],
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
    of lines: [ReplayedLine] = [],
    run: String = "run",
    maximumMismatches: Int? = nil,
    ledger: String? = nil
  ) throws -> ReplayTally {
    var words = ["--run", run]
    if let maximumMismatches { words += ["--max-mismatches", "\(maximumMismatches)"] }
    if let ledger { words += ["--ledger", ledger] }
    let options = try ReplayOptions(
      DumpArguments(
        parsing: words,
        options: [ReplayOptions.maximumMismatches, ReplayOptions.run, ReplayOptions.ledger]
      )
    )
    let sides = SidesOfKinds(
      kindsWithRoute: ["a", "b"],
      kindsWithLegacyHandler: ["a", "b", "one-sided"],
      kindsWithLegacyOutput: ["a", "b"]
    )
    let tally = ReplayTally(options, sides)
    for line in lines { tally.add(line) }
    return tally
  }

  private static func matchedLine(response: UInt64, appVersion: String) -> ReplayedLine {
    line([content("a", .matched, response: response)], appVersion: appVersion)
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
