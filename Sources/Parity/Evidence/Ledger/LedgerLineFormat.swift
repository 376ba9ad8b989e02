import ScreenDocument
import StrictJSON

/// The format of the lines of a ledger file; a line is one JSON object.
///
/// A line with counts of a run, from the start of the run to the moment of writing; other lines of
/// the run can have the counts of other kinds:
///
/// ```json
/// {"schema":1,"installation":"…","run":"…","contents":13,"days":["2026-04-01"],
///  "firstDay":"2026-04-01","lastDay":"2026-04-01",
///  "entries":[{"kind":"coupons","flagVersion":"7",…}]}
/// ```
///
/// A line with the runs whose counts of a kind are ignored:
///
/// ```json
/// {"schema":1,"cleared":{"kind":"coupons","runs":["…"]}}
/// ```
///
/// `docs/evidence.md` lists all members. Unknown members are ignored.
///
/// Lines can be in any order and can be repeated, so `cat` can merge files too.
enum LedgerLineFormat {
  /// The version of the format, which a line contains as `schema`.
  static let schema = 1
  /// The maximum number of bytes of a line: 1 MiB.
  static let maximumBytes = 1 << 20
  /// The maximum number of bytes of the id of a run or an installation: 128.
  static let maximumIDBytes = 128
  /// The maximum number of bytes of the hash of a journal's path: 64.
  static let maximumJournalPathHashBytes = 64
  /// The beginning of a line with an installation, which ends before the installation's id.
  static let lineStartBeforeInstallation = "{\"schema\":\(schema),\"installation\":\""

  /// Returns the lines of a run, without line feeds, at least one.
  ///
  /// The least and the greatest fingerprint of ``LedgerRun/finishedReplayFingerprintRange`` have one
  /// further line each, unless the fingerprint is the run's ``LedgerRun/input``.
  static func lines(of run: LedgerRun, id: String) -> [String] {
    var lines = linesWithEntries(of: run, id: id)
    let range = run.finishedReplayFingerprintRange
    let otherInputs = Set([range.least, range.greatest].compactMap(\.self))
      .subtracting([run.input].compactMap(\.self))
    for input in otherInputs.sorted() {
      var attempt = LedgerRun()
      attempt.installation = run.installation
      attempt.input = input
      lines += linesWithEntries(of: attempt, id: id)
    }
    return lines
  }

  /// Returns the lines with the entries of a run, without line feeds; a run without entries has one
  /// line.
  ///
  /// Each line contains as many entries as fit into `maximumBytes`.
  private static func linesWithEntries(of run: LedgerRun, id: String) -> [String] {
    let entries = run.entries.values.sorted { $0.key < $1.key }
    var days = LatestUTCDays()
    for entry in entries { days.formUnion(entry.days) }
    let start = lineStartBeforeEntries(of: run, id: id, days: days)
    var lines: [String] = []
    var batch = ""
    for entry in entries {
      let text = entry.json(omittingDaysEqualTo: days).text(sortedKeys: false)
      if !batch.isEmpty, start.utf8.count + batch.utf8.count + text.utf8.count + 8 > maximumBytes {
        lines.append(start + batch + "]}")
        batch = ""
      }
      batch += (batch.isEmpty ? "" : ",") + text
    }
    return lines + [start + batch + "]}"]
  }

  /// Returns the beginning of a run's line, which ends before the first entry.
  private static func lineStartBeforeEntries(
    of run: LedgerRun,
    id: String,
    days: LatestUTCDays
  ) -> String {
    var members = [JSONTree.Member(key: "schema", value: .integer(schema))]
    if let installation = run.installation {
      members.append(.init(key: "installation", value: .string(installation)))
    }
    members.append(.init(key: "run", value: .string(id)))
    members.append(.init(key: "contents", value: .integer(run.watchedKindCount)))
    if !days.isEmpty { members.append(.init(key: "days", value: days.json)) }
    if let dayRange = run.dayRange {
      members.append(.init(key: "firstDay", value: .string(dayRange.first.text)))
      members.append(.init(key: "lastDay", value: .string(dayRange.last.text)))
    }
    if let hash = run.journalPathHash {
      members.append(.init(key: "journal", value: .string(hash)))
    }
    if let input = run.input { members.append(.init(key: "input", value: input.json)) }
    return JSONTree.object(members).text(sortedKeys: false).dropLast() + ",\"entries\":["
  }

  /// Returns the lines with the cleared runs of a kind, without line feeds, at most 1,000 runs in
  /// each.
  static func lines(clearing kind: ContentKind, runs: some Sequence<String>) -> [String] {
    let runs = runs.sorted().map(JSONTree.string)
    return stride(from: 0, to: runs.count, by: 1_000).map { start in
      JSONTree.object([
        "schema": .integer(schema),
        "cleared": .object([
          "kind": .string(kind.rawValue),
          "runs": .array(Array(runs[start..<min(start + 1_000, runs.count)])),
        ]),
      ])
      .text(sortedKeys: false)
    }
  }
}

extension Ledger {
  /// The content of a ledger file: the lines of the runs, sorted by id, then the lines with the
  /// cleared runs.
  public var text: String {
    text(ofRunsInOrder: runs.keys.sorted())
  }

  /// Returns the content of a ledger file with the runs in a given order.
  ///
  /// - Parameter ids: The ids of the runs; the content does not contain other runs.
  /// - Returns: The lines of these runs, then the lines with the cleared runs.
  func text(ofRunsInOrder ids: [String]) -> String {
    let lines = ids.flatMap { id in
      runs[id].map { LedgerLineFormat.lines(of: $0, id: id) } ?? []
    }
    let clearings = clearedRuns.sorted { $0.key < $1.key }.flatMap {
      LedgerLineFormat.lines(clearing: $0.key, runs: $0.value)
    }
    return (lines + clearings).map { $0 + "\n" }.joined()
  }
}
