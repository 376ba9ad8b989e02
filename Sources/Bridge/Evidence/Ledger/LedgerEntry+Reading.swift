import ScreenDocument

extension LedgerEntry {
  /// Reads an entry as a ledger's file holds it.
  ///
  /// - Throws: What is wrong with its first wrong member.
  init(reading value: JSONValue) throws(LedgerFault) {
    self.init(
      key: EvidenceKey(
        kind: ContentKind(try value.text("kind", limit: EvidenceKey.maximumLength)),
        flagVersion: try value.text("flagVersion", limit: EvidenceKey.maximumLength),
        appVersion: try value.text("appVersion", limit: EvidenceKey.maximumLength)
      )
    )
    restart = try value.integer("restart", upTo: EvidenceSettings.maximumRestart)
    toleratedRate = try value.number("toleratedRate", in: 0...1)
    stages = try Self.stages(value)
    counts = EvidenceCounts(
      matched: try value.count("matched"),
      mismatched: try value.count("mismatched"),
      candidateError: try value.count("candidateError"),
      ignored: try value.count("ignored"),
      skipped: try value.count("skipped"),
      sampledOut: value["sampledOut"] == nil ? 0 : try value.count("sampledOut")
    )
    firstDifference = try value.place("firstDifference")
    latency.legacy = try Self.summary(value, "legacy")
    latency.state = try Self.summary(value, "state")
    guard let trip = value["trip"], !trip.isNull else { return }
    self.trip = EvidenceTrip(
      key: key,
      differences: try trip.count("differences"),
      comparisons: try trip.count("comparisons"),
      logValue: try trip.number("logValue", in: Self.logValues),
      alpha: try trip.number("alpha", in: 1e-30...1),
      firstDifference: try trip.place("firstDifference")
    )
  }

  /// More than any e-value's logarithm: at most ln 10⁹ for each of 2⁵³ outcomes.
  private static let logValues = -1e18...1e18

  private static func stages(_ value: JSONValue) throws(LedgerFault) -> Set<Stage> {
    guard let list = value["stages"], list.kind == .array else {
      throw LedgerFault(value["stages"] ?? value, "needs \"stages\", an array of stages")
    }
    var stages: Set<Stage> = []
    for element in list.elements {
      guard let stage = element.string.flatMap(Stage.init(rawValue:)) else {
        let names = Stage.allCases.map(\.rawValue).joined(separator: ", ")
        throw LedgerFault(element, "is no stage; the stages are \(names)")
      }
      stages.insert(stage)
    }
    return stages
  }

  private static func summary(
    _ value: JSONValue,
    _ side: String
  ) throws(LedgerFault) -> LatencySummary {
    var summary = LatencySummary()
    guard let buckets = value["latency"]?[side], !buckets.isNull else { return summary }
    guard buckets.kind == .object else { throw LedgerFault(buckets, "must be an object of counts") }
    for (name, count) in buckets.members {
      guard let bucket = Int(name), 0..<LatencySummary.bucketCount ~= bucket, let count = count.int,
        0...MixtureTest.maximumCount ~= count
      else { throw LedgerFault(count, "is no count of a bucket from 0 to 159") }
      summary.add(count, to: bucket)
    }
    return summary
  }
}
