extension Evidence {
  /// The advice in one sentence, with the numbers that prove it; for ``EvidenceAdvice/hold``, what
  /// a proof still needs, or why it is impossible.
  public var explanation: String {
    switch advice {
    case .rollBack:
      let place = firstDifference.map { ", first at \($0.text)" } ?? ""
      return
        "\(textOfCounts)\(place): the rate is above \(settings.toleratedRate.percentage)\(textOfProof)."
    case .investigate: return textOfInvestigation
    case .advance:
      return
        "\(textOfResponses)\(textOfIgnored): the rate is below \(advanceRateText)\(textOfProof)."
    case .hold: return textOfHold
    case .turnOn: return "Nothing was compared: move the kind to the stage 'shadow'."
    case .write: return "It has no route: write one."
    case .delete: return "delete: \(legacyCode.reason)\(textOfIgnoredInProof)\(textOfProof)"
    case .keepLegacy: return "keep: \(legacyCode.reason)"
    case .done: return "It has no legacy side."
    }
  }

  private var advanceRateText: String { settings.advanceRate.percentage }

  private var textOfCounts: String {
    "\(counts.differences) of \(counts.comparisons) comparisons differ"
  }

  /// The numbers of differences and comparisons, of distinct responses, and of days with
  /// comparisons if any is known, as a phrase.
  private var textOfResponses: String {
    let about = responses.isDistinctCountEstimated ? "about " : ""
    let different =
      responses.distinctCount == 1
      ? "one response" : "\(about)\(responses.distinctCount) distinct responses"
    return "\(textOfCounts), of \(different)\(textOfDays)"
  }

  /// The number of days with comparisons, as a part of a phrase; empty if no day is known.
  ///
  /// If the distinct responses were not certainly compared on all of these days, the text also has
  /// the number of days on which they were.
  private var textOfDays: String {
    let (days, known) = (responses.comparisonDayCount, responses.hashedComparisonDayCount)
    guard days > 0 else { return "" }
    let part = known < days ? "\(known) of " : ""
    return " on \(part)\(days) \(days == 1 ? "day" : "days")"
  }

  /// The number of comparisons that differ, but whose every difference is ignored, as a clause;
  /// empty if there is none.
  private var textOfIgnored: String {
    counts.ignored == 0 ? "" : "; \(counts.ignored) more differed only where it is ignored"
  }

  /// As ``textOfIgnored``, for the evidence that proves the advice, which can be that of another
  /// version.
  private var textOfIgnoredInProof: String {
    guard let count = adviceProof?.ignoredComparisonCount, count > 0 else { return "" }
    let unit = count == 1 ? "comparison" : "comparisons"
    return "; in its proof, \(count) \(unit) differed only where it is ignored"
  }

  private var textOfProof: String {
    guard let adviceProof else { return "" }
    return " (E = \(adviceProof.logEValue.antilogarithmText), α = \(adviceProof.alpha.percentage))"
  }

  private var textOfInvestigation: String {
    let found = installations
    let app = key.appVersion.isEmpty ? "" : ", app \(key.appVersion)"
    let flag = key.flagVersion.isEmpty ? "" : ", flag \(key.flagVersion)"
    let cohort = found.sharedCohortOfDiffering.map { ", cohort '\($0)'" } ?? ""
    let place = found.mostFrequentFirstDifference.map { ", first at \($0.text)" } ?? ""
    return
      "\(found.differingCount) of \(found.installationCount) installations differ, although only "
      + "\(counts.differences) of \(counts.comparisons) comparisons do"
      + "\(app)\(flag)\(cohort)\(place)\(textOfProof)."
  }

  private var textOfHold: String {
    let without = "would prove a rate below \(advanceRateText)"
    switch advanceGap {
    case .newResponses(let count):
      guard counts.comparisons > 0 else {
        return "Nothing was compared: \(count) distinct responses without a difference \(without)."
      }
      let ones = count == 1 ? "one" : "ones"
      return
        "\(textOfResponses): \(count) more distinct \(ones) without a difference \(without)."
    case .comparisonsOfKnownResponses(let count, let days):
      return "\(textOfResponses): \(Self.textOfMissing(comparisons: count, days: days)) \(without)."
    case .missingHashes:
      return
        "\(textOfCounts), but the response is known for only \(responses.hashedComparisonCount) of them: set a "
        + "ResponseHasher, so that distinct responses are counted."
    case .comparedShareTooLow, nil:
      let skipped = counts.skipped == 1 ? "1 response was" : "\(counts.skipped) responses were"
      return "\(textOfCounts), but \(skipped) skipped: at least "
        + "\(Self.minimumComparedShare.percentage) must be compared."
    case .tooManyDifferences:
      return "\(textOfCounts): too many to prove a rate below \(advanceRateText)."
    }
  }

  private static func textOfMissing(comparisons: Int, days: Int) -> String {
    let moreDays = "\(days) more \(days == 1 ? "day" : "days")"
    guard comparisons > 0 else { return "\(moreDays) without a mismatch" }
    let unit = comparisons == 1 ? "comparison" : "comparisons"
    let more = "\(comparisons) more \(unit) of the same responses without a mismatch"
    return days > 0 ? "\(more), on \(moreDays)," : more
  }
}
