import ScreenDocument
import Testing

@testable import Parity

/// Whether the legacy code can be deleted, by the evidence of several versions.
@Suite struct LegacyCodeVerdictTests {
  /// What the evidence of a version of the app and of the flag proves.
  enum Proof: Sendable {
    case agrees, differs, nothing
  }

  /// A version of the app and of the flag, and the day of its comparisons.
  struct Version: Sendable {
    var app: String
    var flag = "7"
    var proof: Proof
    var day: Int?
  }

  struct Case: Sendable {
    var versions: [Version]
    /// The versions of the app and the flag that are on `complete`.
    var complete = (app: "4.3", flag: "8")
    var advice: EvidenceAdvice
    var reason: String
  }

  private static let proved = "nothing uses it, and the state side is proved"

  @Test(arguments: [
    Case(
      versions: [Version(app: "4.1", proof: .agrees)],
      advice: .delete,
      reason: Self.proved
    ),
    Case(
      versions: [Version(app: "4.1", proof: .agrees), Version(app: "4.2", proof: .differs)],
      advice: .keepLegacy,
      reason: "the state side differs in app 4.2, and no later version is proved"
    ),
    Case(
      versions: [Version(app: "4.1", proof: .differs), Version(app: "4.2", proof: .agrees)],
      advice: .delete,
      reason: Self.proved
    ),
    Case(
      versions: [
        Version(app: "4.9", proof: .differs), Version(app: "4.10", proof: .agrees),
      ],
      complete: ("4.11", "8"),
      advice: .delete,
      reason: Self.proved
    ),
    Case(
      versions: [
        Version(app: "4.2-beta", proof: .agrees), Version(app: "4.2", proof: .differs),
      ],
      advice: .keepLegacy,
      reason: "the state side differs in app 4.2, and no later version is proved"
    ),
    Case(
      versions: [
        Version(app: "4.9", proof: .agrees), Version(app: "4.10", proof: .differs),
      ],
      complete: ("4.11", "8"),
      advice: .keepLegacy,
      reason: "the state side differs in app 4.10, and no later version is proved"
    ),
    Case(
      versions: [
        Version(app: "4.1", proof: .agrees), Version(app: "4.2", proof: .differs),
        Version(app: "4.4", proof: .nothing),
      ],
      advice: .keepLegacy,
      reason: "the state side differs in app 4.2, and no later version is proved"
    ),
    Case(
      versions: [Version(app: "4.2", proof: .agrees), Version(app: "4.4", proof: .differs)],
      advice: .keepLegacy,
      reason: "the state side differs in app 4.4, and no later version is proved"
    ),
    Case(
      versions: [
        Version(app: "4.1", proof: .agrees), Version(app: "4.3", flag: "6", proof: .differs),
        Version(app: "4.3", flag: "7", proof: .agrees), Version(app: "4.4", proof: .agrees),
      ],
      advice: .keepLegacy,
      reason: "the state side differs"
    ),
    Case(
      versions: [
        Version(app: "4.1", proof: .differs, day: 9), Version(app: "4.2", proof: .agrees, day: 9),
      ],
      advice: .delete,
      reason: Self.proved
    ),
    Case(
      versions: [
        Version(app: "4.1", proof: .differs, day: 9), Version(app: "4.2", proof: .agrees, day: 8),
      ],
      advice: .keepLegacy,
      reason: "the state side differs in app 4.1, and no later version is proved"
    ),
    Case(
      versions: [Version(app: "", proof: .differs), Version(app: "4.2", proof: .agrees)],
      advice: .keepLegacy,
      reason: "the state side differs in an app without a version, and no later version is proved"
    ),
    Case(
      versions: [Version(app: "4.2", proof: .nothing)],
      advice: .keepLegacy,
      reason: "nothing uses it, but the state side is not proved"
    ),
  ])
  func `the code is kept if a version differs and no later one is proved`(one: Case) throws {
    var ledger = Ledger()
    for (index, version) in one.versions.enumerated() {
      ledger.merge([Self.entry(of: version)], of: "\(index)")
    }
    ledger.merge([Self.completeEntry(one.complete.app, flag: one.complete.flag)], of: "complete")
    let evidence = try #require(
      ledger.evidence().first { $0.key.appVersion == one.complete.app && $0.key.flagVersion == "8" }
    )
    #expect(evidence.advice == one.advice)
    #expect(evidence.legacyCode.reason == one.reason)
    #expect(evidence.legacyCode.isDeletable == (one.advice == .delete))
    let differsHere = one.reason == "the state side differs"
    #expect((evidence.legacyCode.keepLegacyReason == .differs) == differsHere)
  }

  @Test func `the code is kept if the state side differs on some installations`() throws {
    var ledger = Ledger()
    ledger.merge([Self.entry(of: Version(app: "4.1", proof: .agrees))], of: "proof")
    for device in 0..<1_000 {
      var entry = LedgerEntry(key: Self.key("4.3", flag: "7"))
      entry.stages = [.shadow]
      entry.counts =
        device < 18 ? EvidenceCounts(matched: 0, mismatched: 2) : EvidenceCounts(matched: 200)
      ledger.merge([entry], of: "device \(device)", installation: "\(device)")
    }
    ledger.merge([Self.completeEntry("4.3", flag: "8")], of: "complete")
    let evidence = ledger.evidence()
    #expect(evidence.map(\.advice) == [.advance, .investigate, .keepLegacy])
    let keepReasons = evidence.map(\.legacyCode.keepLegacyReason)
    #expect(keepReasons == [.unproved, .differs, .differs])
    #expect(evidence.last?.nextStep() == .keepLegacy(.differs))
  }

  @Test func `the proof of a deletion is that of the latest version of the app`() throws {
    var ledger = Ledger()
    for (app, count) in [("4.9", 600), ("4.10", 455)] {
      ledger.merge([Self.provedEntry(app, flag: "7", distinctCount: count)], of: app)
    }
    ledger.merge([Self.completeEntry("4.11", flag: "7")], of: "complete")
    let evidence = try #require(ledger.evidence().first { $0.advice == .delete })
    #expect(evidence.explanation == "delete: \(Self.proved) (E = 40, α = 2.5 %)")
  }

  private static func entry(of version: Version) -> LedgerEntry {
    var entry = LedgerEntry(key: key(version.app, flag: version.flag))
    switch version.proof {
    case .agrees: entry = provedEntry(version.app, flag: version.flag, distinctCount: 455)
    case .differs: entry.counts = EvidenceCounts(matched: 50, mismatched: 50)
    case .nothing: entry.counts = EvidenceCounts(matched: 1)
    }
    entry.stages = [.shadow]
    if let day = version.day { entry.days = LatestUTCDays([UTCDay(number: UInt16(day))]) }
    return entry
  }

  /// Returns an entry with matches of distinct responses.
  private static func provedEntry(
    _ app: String,
    flag: String,
    distinctCount: Int
  ) -> LedgerEntry {
    var entry = LedgerEntry(key: key(app, flag: flag))
    entry.stages = [.shadow]
    entry.counts = EvidenceCounts(matched: distinctCount).with(hashed: distinctCount)
    var sample = DistinctResponseSample(hashKeyName: "k")
    for hash in 0..<UInt64(distinctCount) {
      sample.add(hash, differs: false, on: UTCDay(number: 1))
    }
    entry.responseSample = sample
    return entry
  }

  private static func completeEntry(_ app: String, flag: String) -> LedgerEntry {
    var entry = LedgerEntry(key: key(app, flag: flag))
    entry.stages = [.complete]
    return entry
  }

  private static func key(_ app: String, flag: String) -> EvidenceKey {
    EvidenceKey(kind: "a", flagVersion: flag, appVersion: app)
  }
}
