import ScreenDocument
import StrictJSON

extension LedgerEntry {
  /// A member that is left out, the entry being used without it.
  struct LeftOut {
    let fault: LedgerFault
    /// What it is.
    let name: String
  }

  /// Reads an entry as a ledger's file holds it.
  ///
  /// - Parameters:
  ///   - value: The entry.
  ///   - days: The days of its line.
  ///   - settings: What has to be proved by a trip; `nil` for what the run itself asked for.
  ///   - leftOut: Takes what is wrong with members that the counts do not need.
  /// - Throws: What is wrong with the first wrong one of the others.
  init(
    reading value: JSONValue,
    days: UTCDays,
    settings: EvidenceSettings?,
    leftOut: inout [LeftOut]
  ) throws(LedgerFault) {
    self.init(
      key: EvidenceKey(
        kind: ContentKind(try value.text("kind", limit: EvidenceKey.maximumLength)),
        flagVersion: try value.text("flagVersion", limit: EvidenceKey.maximumLength),
        appVersion: try value.text("appVersion", limit: EvidenceKey.maximumLength)
      )
    )
    stages = try Self.stages(value)
    counts = try Self.counts(value)
    latency.legacy = try Self.summary(value, "legacy")
    latency.state = try Self.summary(value, "state")
    self.days = days
    let readers: [(String, (inout Self, JSONValue) throws(LedgerFault) -> Void)] = [
      ("the number of restarts", Self.readRestart), ("the tolerated rate", Self.readToleratedRate),
      ("the place", Self.readFirstDifference), ("the sample", Self.readDistinct),
      ("the counts", Self.readMoreCounts),
      ("the days", Self.readDays), ("the kinds", Self.readFeeds), ("the cohort", Self.readCohort),
      ("the places", Self.readPlaces),
    ]
    for (name, read) in readers {
      do throws(LedgerFault) {
        try read(&self, value)
      } catch {
        leftOut.append(LeftOut(fault: error, name: name))
      }
    }
    do throws(LedgerFault) {
      trip = try EvidenceTrip(reading: value["trip"], of: self, settings)
    } catch {
      leftOut.append(LeftOut(fault: error, name: "the trip"))
    }
  }

  private static func counts(_ value: JSONValue) throws(LedgerFault) -> EvidenceCounts {
    EvidenceCounts(
      matched: try value.count("matched"),
      mismatched: try value.count("mismatched"),
      candidateError: try value.count("candidateError"),
      ignored: try value.count("ignored"),
      skipped: try value.count("skipped"),
      sampledOut: try value.optionalCount("sampledOut")
    )
  }

  private static func readMoreCounts(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(LedgerFault) {
    let counts = entry.counts
    // Without a sample the number of distinct responses is unknown.
    let sample = entry.distinct.flatMap { $0.count > 0 ? value["distinct"] : nil }
    entry.counts = EvidenceCounts(
      matched: counts.matched,
      mismatched: counts.mismatched,
      candidateError: counts.candidateError,
      ignored: counts.ignored,
      skipped: counts.skipped,
      sampledOut: counts.sampledOut,
      late: try value.optionalCount("late"),
      hashed: try sample?.optionalCount("comparisons") ?? 0,
      repeated: try value.optionalCount("repeated")
    )
  }

  private static func readRestart(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    entry.restart = try value.integer("restart", upTo: EvidenceSettings.maximumRestart)
  }

  private static func readToleratedRate(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(LedgerFault) {
    entry.toleratedRate = try value.number("toleratedRate", in: 0...1)
  }

  private static func readFirstDifference(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(LedgerFault) {
    entry.firstDifference = try value.place("firstDifference")
  }

  private static func readDays(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    if let days = try value.days("days") { entry.days = days }
  }

  private static func readFeeds(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    guard let list = value["feeds"], !list.isNull else { return }
    guard list.kind == .array, list.count <= maximumFeeds else {
      throw LedgerFault(list, "must be an array of at most \(maximumFeeds) kinds")
    }
    for element in list.elements {
      guard let kind = element.string, kind.utf8.count <= EvidenceKey.maximumLength else {
        throw LedgerFault(
          element,
          "must be a text of at most \(EvidenceKey.maximumLength) bytes"
        )
      }
      entry.feeds.insert(ContentKind(kind))
    }
  }

  private static func readCohort(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    guard let cohort = value["cohort"], !cohort.isNull else { return }
    entry.cohort = try value.text("cohort", limit: EvidenceKey.maximumLength)
  }

  private static func readPlaces(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    guard let list = value["places"], !list.isNull else { return }
    guard list.kind == .array, list.count <= PlaceCounts.listedCount + 1 else {
      throw LedgerFault(list, "must be an array of at most \(PlaceCounts.listedCount + 1) places")
    }
    var places = PlaceCounts()
    for element in list.elements {
      let count = try element.count("count")
      if let place = try element.place("path") {
        places.add(count, at: place)
      } else {
        places.addOthers(count)
      }
    }
    entry.places = places
  }

  private static func readDistinct(_ entry: inout Self, _ value: JSONValue) throws(LedgerFault) {
    guard let distinct = value["distinct"], !distinct.isNull else { return }
    entry.distinct = try DistinctResponses(reading: distinct)
  }

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
