import ScreenDocument
import StrictJSON

extension LedgerEntry {
  /// An invalid member of an entry that was left out; the other members of the entry were read.
  struct InvalidMember {
    let fault: JSONFormError
    /// The member's name in messages, such as `the days`.
    let nameInMessages: String
  }

  /// Reads an entry from the JSON of a ledger file.
  ///
  /// - Parameters:
  ///   - value: The JSON of the entry.
  ///   - days: The days of the entry's line, used if the entry has no days.
  ///   - settings: Settings under which a trip must be in effect too; `nil` for none. The
  ///     counts must always prove the trip by the tolerated rate and the α that its run has
  ///     stored.
  ///   - invalid: Receives each invalid member that the entry does not need; the entry is read
  ///     without the member.
  /// - Throws: The fault of the first invalid member that the entry needs.
  init(
    reading value: JSONValue,
    days: LatestUTCDays,
    settings: EvidenceSettings?,
    invalid: inout [InvalidMember]
  ) throws(JSONFormError) {
    self.init(
      key: EvidenceKey(
        kind: try value.read("kind", .kind),
        flagVersion: try value.read("flagVersion", .evidenceKeyText),
        appVersion: try value.read("appVersion", .evidenceKeyText)
      )
    )
    stages = Set(try value.read("stages", .array(of: .enumCase, "stages")))
    counts = try Self.requiredCounts(value)
    latency.legacy = try Self.readLatency(value, of: "legacy")
    latency.state = try Self.readLatency(value, of: "state")
    self.days = days
    // The order matters: the hashed count needs the sample, and limits the repeated count.
    let readers: [(String, (inout Self, JSONValue) throws(JSONFormError) -> Void)] = [
      ("the restart count", Self.readRestartCount),
      ("the tolerated rate", Self.readToleratedRate),
      ("the place", Self.readFirstDifference), ("the sample", Self.readResponseSample),
      ("the count outside the sample", Self.readSampledOutCount),
      ("the late count", Self.readLateCount),
      ("the hashed count", Self.readHashedCount),
      ("the repeated count", Self.readRepeatedCount),
      ("the days", Self.readDays), ("the kinds", Self.readFedKinds),
      ("the cohort", Self.readCohort),
      ("the places", Self.readPlaces),
    ]
    for (name, read) in readers {
      do throws(JSONFormError) {
        try read(&self, value)
      } catch {
        invalid.append(InvalidMember(fault: error, nameInMessages: name))
      }
    }
    do throws(JSONFormError) {
      trip = try EvidenceTrip(reading: value["trip"], of: self, settings)
    } catch {
      invalid.append(InvalidMember(fault: error, nameInMessages: "the trip"))
    }
  }

  private static func requiredCounts(_ value: JSONValue) throws(JSONFormError) -> EvidenceCounts {
    EvidenceCounts(
      matched: try value.read("matched", .count),
      mismatched: try value.read("mismatched", .count),
      candidateError: try value.read("candidateError", .count),
      ignored: try value.read("ignored", .count),
      skipped: try value.read("skipped", .count)
    )
  }

  private static func readSampledOutCount(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    entry.counts = entry.counts.with(sampledOut: try value.readIfPresent("sampledOut", .count))
  }

  private static func readLateCount(_ entry: inout Self, _ value: JSONValue) throws(JSONFormError) {
    entry.counts = entry.counts.with(late: try value.readIfPresent("late", .count))
  }

  private static func readHashedCount(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    // Without a sample, the number of distinct responses is unknown, so no comparison counts as
    // hashed.
    let sample = entry.responseSample.flatMap { $0.count > 0 ? value["distinct"] : nil }
    entry.counts = entry.counts.with(hashed: try sample?.readIfPresent("comparisons", .count))
  }

  private static func readRepeatedCount(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    entry.counts = entry.counts.with(repeated: try value.readIfPresent("repeated", .count))
  }

  private static func readRestartCount(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    let form = ExpectedJSONForm.integer(0...EvidenceSettings.maximumRestartCount)
    if let count = try value.readIfPresent("restart", form) { entry.restartCount = count }
  }

  private static func readToleratedRate(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    let rate = try value.readIfPresent("toleratedRate", .number(0...1))
    if let rate { entry.toleratedRate = rate }
  }

  private static func readFirstDifference(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    entry.firstDifference = try value.differencePlace(inMember: "firstDifference")
  }

  private static func readDays(_ entry: inout Self, _ value: JSONValue) throws(JSONFormError) {
    if let days = try value.readIfPresent("days", .arrayOfDates) { entry.days = days }
  }

  private static func readFedKinds(_ entry: inout Self, _ value: JSONValue) throws(JSONFormError) {
    let feeds = ExpectedJSONForm.array(of: ExpectedJSONForm.kind, "kinds", upTo: maximumFedKinds)
    entry.fedKinds = Set(try value.readIfPresent("feeds", feeds) ?? [])
  }

  private static func readCohort(_ entry: inout Self, _ value: JSONValue) throws(JSONFormError) {
    entry.cohort = try value.readIfPresent("cohort", .evidenceKeyText)
  }

  private static func readPlaces(_ entry: inout Self, _ value: JSONValue) throws(JSONFormError) {
    let list = ExpectedJSONForm.array(
      of: ExpectedJSONForm.any,
      "places",
      upTo: DifferenceCountsByPlace.maximumMostFrequentPlaces + 1
    )
    guard let elements = try value.readIfPresent("places", list) else { return }
    var places = DifferenceCountsByPlace()
    for element in elements {
      let count = try element.read("count", .count)
      if let place = try element.differencePlace(inMember: "path") {
        places.add(count, at: place)
      } else {
        places.addAtPlacesBeyondMaximum(count)
      }
    }
    entry.places = places
  }

  private static func readResponseSample(
    _ entry: inout Self,
    _ value: JSONValue
  ) throws(JSONFormError) {
    guard let distinct = try value.readIfPresent("distinct", .object) else { return }
    entry.responseSample = try DistinctResponseSample(reading: distinct)
  }

  private static func readLatency(
    _ value: JSONValue,
    of side: String
  ) throws(JSONFormError) -> LatencyHistogram {
    var histogram = LatencyHistogram()
    let latency = try value.readIfPresent("latency", .object)
    let buckets = try latency?.readIfPresent(side, .object("an object of counts"))
    guard let buckets else { return histogram }
    for (name, count) in buckets.members {
      guard let bucket = Int(name), 0..<LatencyHistogram.bucketCount ~= bucket else {
        let last = LatencyHistogram.bucketCount - 1
        throw JSONFormError(count, "belongs to no bucket; the buckets are 0 to \(last)")
      }
      histogram.add(try count.read(.count), to: bucket)
    }
    return histogram
  }
}
