import Bridge
import Parity
import ScreenDump

/// The options of `ledger` that set the rate p0, the error probability α and the number of contents
/// that share it, and the grouping by cohort; no ledger can change them.
enum LedgerOptions {
  static let toleratedRate = DumpOption(
    "tolerated-rate",
    placeholder: "RATE",
    help: "The tolerated rate of differences, p0; 0.01 by default."
  )
  static let contentsSharingAlpha = DumpOption(
    "contents",
    placeholder: "K",
    help: "The number of contents that share α; 1 by default."
  )
  static let rollBackAlpha = DumpOption(
    "alpha",
    placeholder: "RATE",
    help: "The probability of a false rollback, α; 0.01 by default."
  )

  /// The options that decide what the counts of a ledger prove.
  static let proof = [toleratedRate, contentsSharingAlpha, rollBackAlpha]

  static let groupBy = DumpOption(
    "by",
    choices: ["cohort"],
    help: "Count each cohort of installations on its own."
  )

  /// Reads the option `--by`, `none` without it; throws if the format does not show cohorts.
  @MainActor
  static func grouping(_ request: DumpRequest) throws(DumpFailure) -> InstallationGrouping {
    guard request.arguments.has(groupBy) else { return .none }
    guard [.text, .json].contains(request.format) else {
      throw DumpFailure(
        "the option '--by' has no effect on the format '\(request.format.rawValue)'; "
          + "leave it out, or write '--format json'"
      )
    }
    return .byCohort
  }

  /// Returns the settings with the values of the options, and the default for each missing one;
  /// throws if a value is not in its range.
  @MainActor
  static func evidenceSettings(_ arguments: DumpArguments) throws(DumpFailure) -> EvidenceSettings {
    let defaults = EvidenceSettings()
    return EvidenceSettings(
      toleratedRate: try readRate(toleratedRate, upTo: 1, arguments) ?? defaults.toleratedRate,
      rollBackAlpha: try readRate(rollBackAlpha, upTo: 0.5, arguments) ?? defaults.rollBackAlpha,
      watchedKindCount: try contentCountSharingAlpha(arguments) ?? defaults.watchedKindCount
    )
  }

  private static func readRate(
    _ option: DumpOption,
    upTo most: Double,
    _ arguments: DumpArguments
  ) throws(DumpFailure) -> Double? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let rate = Double(text), rate >= 1e-9, rate <= most - (most == 1 ? 1e-9 : 0) else {
      throw DumpFailure(
        "the option '--\(option.name)' expects a rate above 0 and "
          + "\(most == 1 ? "below 1" : "at most 0.5"), not '\(text)'; write 0.01"
      )
    }
    return rate
  }

  private static func contentCountSharingAlpha(_ arguments: DumpArguments) throws(DumpFailure)
    -> Int?
  {
    guard let text = arguments.value(of: contentsSharingAlpha) else { return nil }
    guard let count = Int(text), 1...EvidenceSettings.maximumWatchedKindCount ~= count else {
      throw DumpFailure(
        "the option '--contents' expects a number from 1 to \(EvidenceSettings.maximumWatchedKindCount), "
          + "not '\(text)'; write 13"
      )
    }
    return count
  }
}
