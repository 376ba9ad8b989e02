import ScreenDocument
import StrictJSON

extension LedgerEntry {
  /// The entry as JSON, as it is stored in a ledger file.
  var json: JSONTree { json(omittingDaysEqualTo: LatestUTCDays()) }

  /// Returns the entry as JSON, as it is stored in a ledger file, without empty optional members.
  ///
  /// - Parameter days: The days of the entry's line; if the entry has the same days, its JSON has
  ///   no member `days`.
  /// - Returns: A JSON object.
  func json(omittingDaysEqualTo days: LatestUTCDays) -> JSONTree {
    var members = requiredMembers
    func appendIfPresent(_ name: String, _ value: JSONTree?) {
      if let value { members.append(JSONTree.Member(key: name, value: value)) }
    }
    appendIfPresent("aspect", firstDifference.map { .string($0.aspect.rawValue) })
    appendIfPresent("late", counts.late == 0 ? nil : .integer(counts.late))
    appendIfPresent("repeated", counts.repeated == 0 ? nil : .integer(counts.repeated))
    appendIfPresent("days", self.days == days ? nil : self.days.json)
    appendIfPresent(
      "feeds",
      fedKinds.isEmpty ? nil : .array(fedKinds.sorted().map { .string($0.rawValue) })
    )
    appendIfPresent("cohort", cohort.map(JSONTree.string))
    appendIfPresent("places", places.isEmpty ? nil : places.json)
    appendIfPresent("distinct", responseSampleJSON)
    return .object(members)
  }

  private var requiredMembers: [JSONTree.Member] {
    [
      .init(key: "kind", value: .string(key.kind.rawValue)),
      .init(key: "flagVersion", value: .string(key.flagVersion)),
      .init(key: "appVersion", value: .string(key.appVersion)),
      .init(key: "restart", value: .integer(restartCount)),
      .init(key: "toleratedRate", value: .double(toleratedRate)),
      .init(
        key: "stages",
        value: .array(Stage.allCases.filter(stages.contains).map { .string($0.rawValue) })
      ),
      .init(key: "matched", value: .integer(counts.matched)),
      .init(key: "mismatched", value: .integer(counts.mismatched)),
      .init(key: "candidateError", value: .integer(counts.candidateError)),
      .init(key: "ignored", value: .integer(counts.ignored)),
      .init(key: "skipped", value: .integer(counts.skipped)),
      .init(key: "sampledOut", value: .integer(counts.sampledOut)),
      .init(key: "firstDifference", value: firstDifference.map { .string($0.path) } ?? .null),
      .init(
        key: "latency",
        value: .object([
          "legacy": Self.json(latency.legacy), "state": Self.json(latency.state),
        ])
      ),
      .init(key: "trip", value: trip.map(Self.json) ?? .null),
    ]
  }

  private var responseSampleJSON: JSONTree? {
    responseSample.map { sample in
      .object([.init(key: "comparisons", value: .integer(counts.hashed))] + sample.jsonMembers)
    }
  }

  private static func json(_ histogram: LatencyHistogram) -> JSONTree {
    .object(
      histogram.nonEmptyBuckets.map {
        JSONTree.Member(key: "\($0.bucket)", value: .integer($0.count))
      }
    )
  }

  private static func json(_ trip: EvidenceTrip) -> JSONTree {
    let json: KeyValuePairs<String, JSONTree> = [
      "differences": .integer(trip.differences),
      "comparisons": .integer(trip.comparisons),
      "logValue": .double(trip.logEValue),
      "alpha": .double(trip.alpha),
      "firstDifference": trip.firstDifference.map { .string($0.path) } ?? .null,
    ]
    guard let aspect = trip.firstDifference?.aspect else { return .object(json) }
    return .object(
      json.map { JSONTree.Member(key: $0.key, value: $0.value) }
        + [JSONTree.Member(key: "aspect", value: .string(aspect.rawValue))]
    )
  }
}

extension LatestUTCDays {
  /// The days as a JSON array of dates, as it is stored in a ledger file.
  var json: JSONTree { .array(days.map { .string($0.text) }) }
}

extension DifferenceCountsByPlace {
  /// The most frequent places as a JSON array, as it is stored in a ledger file.
  ///
  /// If there are other places, the last object has `null` as its path, and the sum of their
  /// counts.
  fileprivate var json: JSONTree {
    let listed = mostFrequent.map { one in
      JSONTree.object([
        "path": .string(one.place.path), "aspect": .string(one.place.aspect.rawValue),
        "count": .integer(one.count),
      ])
    }
    let rest: JSONTree = .object([
      "path": .null, "aspect": .null, "count": .integer(countAtLessFrequentPlaces),
    ])
    return .array(countAtLessFrequentPlaces > 0 ? listed + [rest] : listed)
  }
}
