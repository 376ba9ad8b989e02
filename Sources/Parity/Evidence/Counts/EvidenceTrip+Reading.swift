import Foundation
import ScreenDocument
import StrictJSON

extension EvidenceTrip {
  /// Reads a trip as a ledger's file holds it, and checks that its counts prove it.
  ///
  /// What the file says of the e-value does not count: it follows from the counts and p0. There is no
  /// trip in `null`, and in no value.
  ///
  /// - Parameters:
  ///   - value: The trip.
  ///   - entry: The entry that it stands in.
  ///   - settings: What has to be proved; `nil` for what the run itself asked for.
  /// - Throws: What is wrong with it.
  init?(
    reading value: JSONValue?,
    of entry: LedgerEntry,
    _ settings: EvidenceSettings?
  ) throws(JSONFault) {
    guard let value, !value.isNull else { return nil }
    let comparisons = try value.read("comparisons", .integer(1...MixtureTest.maximumCount))
    let differences = try value.read("differences", .integer(0...comparisons))
    self.init(
      key: entry.key,
      differences: differences,
      comparisons: comparisons,
      logValue: MixtureTest(rateAtMost: entry.toleratedRate)
        .logValue(differences: differences, count: comparisons),
      alpha: try value.read("alpha", .number(1e-30...0.5)),
      firstDifference: try value.place("firstDifference")
    )
    guard holds, settings.map(holds(by:)) ?? true else {
      throw JSONFault(
        value,
        "is a trip that \(differences) of \(comparisons) comparisons do not prove "
          + "at α = \(min(alpha, settings?.rollBackAlpha ?? alpha).percentage)"
      )
    }
  }

  /// Whether the e-value is enough for the chance of a false trip that the content had.
  private var holds: Bool { Self.reaches(logValue, alpha) }

  /// Whether the trip counts under other settings: its counts prove it against their p0, and its own
  /// chance of a false trip is at most theirs.
  func holds(by settings: EvidenceSettings) -> Bool {
    alpha <= settings.rollBackAlpha
      && Self.reaches(
        MixtureTest(rateAtMost: settings.toleratedRate)
          .logValue(differences: differences, count: comparisons),
        alpha
      )
  }

  /// Whether a value is enough; the last digits may differ between machines.
  private static func reaches(_ logValue: Double, _ alpha: Double) -> Bool {
    logValue >= -log(alpha) - 1e-9
  }
}
