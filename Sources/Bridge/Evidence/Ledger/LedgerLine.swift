import ScreenDocument

/// One line of a ledger's file: a JSON object, whole in itself.
///
/// What a run has counted, the counts being of its beginning until now:
///
/// ```json
/// {"schema":1,"run":"…","contents":13,"entries":[{"kind":"coupons","flagVersion":"7",…}]}
/// ```
///
/// And the runs that do not count any more for a kind:
///
/// ```json
/// {"schema":1,"cleared":{"kind":"coupons","runs":["…"]}}
/// ```
///
/// A replay adds `journal`, 16 hexadecimal digits of the hash of its journal's path, by which the next replay of that
/// journal recognises its own ledger.
///
/// | member of an entry | what |
/// | --- | --- |
/// | `kind`, `flagVersion`, `appVersion` | what is counted together; texts of at most 256 bytes |
/// | `restart` | how often the kind had started again at zero |
/// | `toleratedRate` | p0 |
/// | `stages` | those on which the run saw it |
/// | `matched`, `mismatched`, `candidateError`, `ignored`, `skipped` | counts, at most 2⁵³ |
/// | `firstDifference` | a JSON Pointer, or `null`; never a value |
/// | `latency` | `legacy` and `state`: counts by bucket of ``LatencySummary`` |
/// | `trip` | `differences`, `comparisons`, `logValue`, `alpha`, `firstDifference`; or `null` |
///
/// Lines may stand in any order and more than once, so files are merged by `cat` as well.
enum LedgerLine {
  /// The version of the format.
  static let schema = 1
  /// The most bytes of a line, 1 MiB.
  static let maximumBytes = 1 << 20
  /// The most bytes of a run's id, 128.
  static let maximumRunLength = 128
  /// The most bytes of a journal's hash, 64.
  static let maximumJournalLength = 64

  /// The lines of a run, without line feeds: as many entries in each as fit.
  static func lines(
    of entries: some Sequence<LedgerEntry>,
    run: String,
    contents: Int,
    journal: String? = nil
  ) -> [String] {
    var lines: [String] = []
    var batch: [JSONTree] = []
    var size = 0
    let close = { (entries: [JSONTree]) in
      var members = [
        JSONTree.Member(key: "schema", value: .integer(schema)),
        JSONTree.Member(key: "run", value: .string(run)),
        JSONTree.Member(key: "contents", value: .integer(contents)),
      ]
      if let journal { members.append(.init(key: "journal", value: .string(journal))) }
      members.append(.init(key: "entries", value: .array(entries)))
      return JSONTree.object(members).text(sortedKeys: false)
    }
    for entry in entries.sorted(by: { $0.key < $1.key }) {
      let json = entry.json
      let bytes = json.text().utf8.count
      if size + bytes > maximumBytes - 1024 {
        lines.append(close(batch))
        (batch, size) = ([], 0)
      }
      batch.append(json)
      size += bytes + 1
    }
    return batch.isEmpty ? lines : lines + [close(batch)]
  }

  /// The lines that say which runs were cleared, without line feeds.
  static func lines(clearing kind: ContentKind, runs: some Sequence<String>) -> [String] {
    let runs = runs.sorted().map(JSONTree.string)
    return stride(from: 0, to: runs.count, by: 1_000).map { start in
      JSONTree.members([
        "schema": .integer(schema),
        "cleared": .members([
          "kind": .string(kind.rawValue),
          "runs": .array(Array(runs[start..<min(start + 1_000, runs.count)])),
        ]),
      ])
      .text(sortedKeys: false)
    }
  }
}

extension Ledger {
  /// The ledger as a file: one line a run, sorted by id, then what was cleared.
  public var text: String {
    text(order: runs.keys.sorted())
  }

  /// The ledger as a file, its runs in the order given.
  func text(order: [String]) -> String {
    let lines = order.flatMap { id in
      runs[id].map { run in
        LedgerLine.lines(
          of: run.entries.values,
          run: id,
          contents: run.contents,
          journal: run.journal
        )
      } ?? []
    }
    let clearings = cleared.sorted { $0.key < $1.key }.flatMap {
      LedgerLine.lines(clearing: $0.key, runs: $0.value)
    }
    return (lines + clearings).map { $0 + "\n" }.joined()
  }
}
