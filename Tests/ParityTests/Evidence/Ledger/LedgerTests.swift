import ScreenDocument
import TestSupport
import Testing

@testable import Parity

@Suite(.long) struct LedgerTests {
  @Test func `merging is commutative, associative and idempotent, byte for byte`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<100 {
      let (a, b, c) = (
        RandomLedger.make(using: &random), RandomLedger.make(using: &random),
        RandomLedger.make(using: &random)
      )
      #expect(Self.merged(a, b).text == Self.merged(b, a).text, "seed \(seed)")
      let left = Self.merged(Self.merged(a, b), c)
      #expect(left.text == Self.merged(a, Self.merged(b, c)).text, "seed \(seed)")
      #expect(Self.merged(left, b).text == left.text, "seed \(seed)")
      #expect(Self.merged(a, a).text == a.text, "seed \(seed)")
      #expect(Self.merged(a, Ledger()).text == a.text, "seed \(seed)")
    }
  }

  @Test func `the ledgers of shards merge into the ledger of the whole, for any sharding`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<50 {
      let entries = (0..<20).map { _ in RandomLedger.entry(using: &random) }
      let runs = entries.indices.map { "run \($0)" }
      var whole = Ledger()
      var shards = Array(repeating: Ledger(), count: Int.random(in: 1...6, using: &random))
      for (run, entry) in zip(runs, entries) {
        whole.merge([entry], of: run, contents: 2)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          shards[Int.random(in: shards.indices, using: &random)]
            .merge([entry], of: run, contents: 2)
        }
      }
      let merged = shards.shuffled(using: &random).reduce(into: Ledger()) { $0.merge($1) }
      #expect(merged.text == whole.text, "seed \(seed)")
      #expect(merged == whole, "seed \(seed)")
      let counts = merged.evidence().map(\.counts.total).reduce(0, +)
      #expect(counts == entries.map(\.counts.total).reduce(0, +), "seed \(seed)")
    }
  }

  @Test func `of two states of one run the one with the higher counts applies, once`() {
    var early = LedgerEntry(key: Self.key())
    early.counts = EvidenceCounts(matched: 10, mismatched: 1)
    var late = early
    late.counts = EvidenceCounts(matched: 20, mismatched: 1)
    var ledger = Ledger()
    for entry in [late, early, late] { ledger.merge([entry], of: "r", contents: 1) }
    #expect(ledger.evidence().map(\.counts) == [EvidenceCounts(matched: 20, mismatched: 1)])
    ledger.merge([early], of: "other", contents: 1)
    #expect(ledger.evidence().map(\.counts) == [EvidenceCounts(matched: 30, mismatched: 2)])
    #expect(ledger.runCount == 2)
  }

  @Test func `ledgers are equal if counts and advice are equal, for any runs and latencies`() {
    var (one, two, more) = (Ledger(), Ledger(), Ledger())
    var entry = LedgerEntry(key: Self.key())
    entry.counts = EvidenceCounts(matched: 10)
    one.merge([entry], of: "r", contents: 1)
    entry.latency.state.add(.seconds(1))
    two.merge([entry], of: "s", contents: 1)
    #expect(one == two)
    entry.counts.add(.matched)
    more.merge([entry], of: "r", contents: 1)
    #expect(one != more)
    entry.counts = EvidenceCounts(matched: 10)
    entry.stages = [.shadow]
    two.merge([entry], of: "s", contents: 1)
    #expect(one != two)
  }

  @Test func `merged counts can prove a trip that no single run proves`() {
    var ledger = Ledger()
    for (run, counts) in [
      ("r", EvidenceCounts(matched: 5, mismatched: 1)),
      ("s", EvidenceCounts(matched: 8, mismatched: 1, candidateError: 1)),
    ] {
      #expect(ledger.trips() == [])
      var entry = LedgerEntry(key: Self.key())
      entry.counts = counts
      entry.firstDifference = run == "s" ? DifferencePlace(path: "/place") : nil
      ledger.merge([entry], of: run, contents: 1)
    }
    #expect(
      ledger.trips().map(\.explanation) == [
        "3 of 16 comparisons differ, first at /place: E = 105, and 1/α = 100."
      ]
    )
    var clean = LedgerEntry(key: Self.key())
    clean.counts = EvidenceCounts(matched: 1)
    ledger.merge([clean], of: "t", contents: 1)
    #expect(ledger.trips() == [])
  }

  @Test(arguments: [["r", "s"], ["s", "r"]])
  func `places and trips of merged runs do not depend on the ids of the runs`(ids: [String]) {
    var ledger = Ledger()
    for (id, (path, differences)) in zip(ids, [("/a", 3), ("/b", 9)]) {
      var entry = LedgerEntry(key: Self.key())
      entry.counts = EvidenceCounts(matched: 1, mismatched: differences)
      entry.firstDifference = DifferencePlace(path: path)
      entry.cohort = path
      entry.trip = EvidenceTrip(
        key: Self.key(),
        differences: differences,
        comparisons: differences + 1,
        logEValue: MixtureTest(rateAtMost: 0.01)
          .logEValue(differences: differences, count: differences + 1),
        alpha: 0.01,
        firstDifference: entry.firstDifference
      )
      ledger.merge([entry], of: id, installation: "replay")
    }
    let evidence = ledger.evidence()
    #expect(evidence.map(\.trippedRunCount) == [2])
    #expect(evidence.map(\.firstDifference?.path) == ["/a"])
    #expect(evidence.map(\.installations.mostFrequentFirstDifference?.path) == ["/a"])
    #expect(evidence.map(\.installations.sharedCohortOfDiffering) == ["/a"])
    #expect(evidence.map(\.trip?.differences) == [9])
    #expect(ledger.trips().map(\.differences) == [9])
    #expect(ledger.idsOfRunsWithStrongestTrips == [ids[1]])
  }

  @Test func `a manually cleared kind starts at zero in every ledger that merges it`() {
    var ledger = Ledger()
    var entry = LedgerEntry(key: Self.key())
    entry.counts = EvidenceCounts(matched: 1, mismatched: 9)
    ledger.merge([entry], of: "r", contents: 1)
    var other = LedgerEntry(key: Self.key("b"))
    other.counts = EvidenceCounts(matched: 3)
    ledger.merge([other], of: "r", contents: 1)
    let sent = ledger
    #expect(ledger.evidence().map(\.advice) == [.rollBack, .hold])
    #expect(ledger.clear("a") == 1)
    #expect(ledger.evidence().map(\.key.kind) == ["b"])
    ledger.merge(sent)
    #expect(ledger.evidence().map(\.key.kind) == ["b"])
    #expect(ledger.clear("a") == 0)
    ledger.merge([entry], of: "next", contents: 1)
    #expect(ledger.evidence().map(\.counts.comparisons) == [10, 3])
  }

  @Test func `a new version or a clearing is one more restart`() {
    var ledger = Ledger()
    #expect(ledger.restartCount(forNextRunOf: Self.key()) == 0)
    ledger.merge([LedgerEntry(key: Self.key())], of: "r", contents: 1)
    #expect(ledger.restartCount(forNextRunOf: Self.key()) == 0)
    #expect(ledger.restartCount(forNextRunOf: Self.key(flag: "2")) == 1)
    #expect(ledger.restartCount(forNextRunOf: Self.key("b")) == 0)
    var second = LedgerEntry(key: Self.key(flag: "2"))
    second.restartCount = 1
    ledger.merge([second], of: "s", contents: 1)
    #expect(ledger.restartCount(forNextRunOf: Self.key(app: "1.1")) == 2)
    #expect(ledger.restartCount(forNextRunOf: Self.key()) == 0)
    ledger.clear("a")
    #expect(ledger.restartCount(forNextRunOf: Self.key()) == 2)
  }

  @Test func `a ledger is equal after encoding and decoding`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<80 {
      let ledger = RandomLedger.make(using: &random)
      let reading = LedgerReading(Array(ledger.text.utf8))
      #expect(reading.diagnostics == [], "seed \(seed)")
      #expect(reading.ledger.text == ledger.text, "seed \(seed)")
    }
  }

  @Test func `of two states with equal counts the one with more fed kinds applies`() {
    var early = LedgerEntry(key: Self.key())
    early.stages = [.complete]
    var late = early
    late.fedKinds = ["b"]
    for entries in [[early, late], [late, early]] {
      var ledger = Ledger()
      for entry in entries { ledger.merge([entry], of: "r", contents: 1) }
      #expect(ledger.evidence().map(\.fedKinds) == [["b"]])
    }
  }

  @Test func `the text of a ledger has the final inputs of its runs, also without entries`() {
    let lines = """
      {"schema":1,"run":"r","contents":1,"input":{"lines":3,"digest":"0000000000000003"},\
      "entries":[]}
      {"schema":1,"run":"r","contents":1,"input":{"lines":2,"digest":"0000000000000002",\
      "final":true},"entries":[]}

      """
    var ledger = LedgerReading(Array(lines.utf8)).ledger
    #expect(ledger.text == lines)
    #expect(ledger.replayInputConflict == nil)
    let otherAttempt = lines.replacing("0000000000000002", with: "0000000000000004")
    ledger.merge(LedgerReading(Array(otherAttempt.utf8)).ledger)
    #expect(LedgerReading(Array(ledger.text.utf8)).ledger.replayInputConflict?.run == "r")
  }

  private static func merged(_ one: Ledger, _ other: Ledger) -> Ledger {
    var ledger = one
    ledger.merge(other)
    return ledger
  }

  private static func key(
    _ kind: ContentKind = "a",
    flag: String = "1",
    app: String = "1.0"
  ) -> EvidenceKey {
    EvidenceKey(kind: kind, flagVersion: flag, appVersion: app)
  }
}
