import Foundation
import ScreenDocument
import StrictJSON

extension EvidenceTrip {
  /// Reads a trip from the JSON of a ledger file, and checks that its counts prove the trip.
  ///
  /// Ignores the e-value in the file, and computes it from the counts and the tolerated rate p0.
  /// Returns `nil` for `null` and for a missing value.
  ///
  /// - Parameters:
  ///   - value: The JSON of the trip.
  ///   - entry: The entry that contains the trip.
  ///   - settings: Settings under which the trip must be in effect too; `nil` for none. The counts
  ///     must always prove the trip by the tolerated rate and the α that its run has stored.
  /// - Throws: The first invalid member, or a fault if the counts do not prove the trip.
  init?(
    reading value: JSONValue?,
    of entry: LedgerEntry,
    _ settings: EvidenceSettings?
  ) throws(JSONFormError) {
    guard let value, !value.isNull else { return nil }
    let comparisons = try value.read("comparisons", .integer(1...MixtureTest.maximumCount))
    let differences = try value.read("differences", .integer(0...comparisons))
    self.init(
      key: entry.key,
      differences: differences,
      comparisons: comparisons,
      logEValue: MixtureTest(rateAtMost: entry.toleratedRate)
        .logEValue(differences: differences, count: comparisons),
      alpha: try value.read("alpha", .number(1e-30...0.5)),
      firstDifference: try value.differencePlace(inMember: "firstDifference")
    )
    guard isProved, settings.map(isInEffect(under:)) ?? true else {
      throw JSONFormError(
        value,
        "is a trip, but \(differences) differences in \(comparisons) comparisons do not prove it "
          + "at α = \(min(alpha, settings?.rollBackAlpha ?? alpha).percentage)"
      )
    }
  }

  /// Whether the e-value of the trip is at least 1/α for the trip's ``alpha``.
  private var isProved: Bool { Self.proves(logEValue, at: alpha) }

  /// Returns whether the trip is in effect under some settings.
  ///
  /// Returns `true` if the trip's ``alpha`` is at most the ``EvidenceSettings/rollBackAlpha`` of
  /// the settings, and the trip's counts prove that the rate of differences is above their
  /// ``EvidenceSettings/toleratedRate``.
  func isInEffect(under settings: EvidenceSettings) -> Bool {
    alpha <= settings.rollBackAlpha
      && Self.proves(
        MixtureTest(rateAtMost: settings.toleratedRate)
          .logEValue(differences: differences, count: comparisons),
        at: alpha
      )
  }

  /// Returns whether an e-value, given as its natural logarithm, is at least 1/α; tolerates
  /// rounding differences between machines.
  private static func proves(_ logEValue: Double, at alpha: Double) -> Bool {
    logEValue >= -log(alpha) - 1e-9
  }
}
