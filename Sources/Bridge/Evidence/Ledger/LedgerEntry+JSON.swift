import ScreenDocument

extension LedgerEntry {
  /// The entry as a ledger's file holds it.
  var json: JSONTree {
    .members([
      "kind": .string(key.kind.rawValue),
      "flagVersion": .string(key.flagVersion),
      "appVersion": .string(key.appVersion),
      "restart": .integer(restart),
      "toleratedRate": .double(toleratedRate),
      "stages": .array(Stage.allCases.filter(stages.contains).map { .string($0.rawValue) }),
      "matched": .integer(counts.matched),
      "mismatched": .integer(counts.mismatched),
      "candidateError": .integer(counts.candidateError),
      "ignored": .integer(counts.ignored),
      "skipped": .integer(counts.skipped),
      "sampledOut": .integer(counts.sampledOut),
      "firstDifference": firstDifference.map(JSONTree.string) ?? .null,
      "latency": .members([
        "legacy": Self.json(latency.legacy), "state": Self.json(latency.state),
      ]),
      "trip": trip.map(Self.json) ?? .null,
    ])
  }

  private static func json(_ summary: LatencySummary) -> JSONTree {
    .object(
      summary.counts.map { JSONTree.Member(key: "\($0.bucket)", value: .integer($0.count)) }
    )
  }

  private static func json(_ trip: EvidenceTrip) -> JSONTree {
    .members([
      "differences": .integer(trip.differences),
      "comparisons": .integer(trip.comparisons),
      "logValue": .double(trip.logValue),
      "alpha": .double(trip.alpha),
      "firstDifference": trip.firstDifference.map(JSONTree.string) ?? .null,
    ])
  }
}
