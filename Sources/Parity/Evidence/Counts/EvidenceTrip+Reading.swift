import Foundation
import ScreenDocument
import StrictJSON

extension EvidenceTrip {
  /// Reads a trip from the JSON form of a ledger's file, and checks that its counts prove it.
  ///
  /// Ignores the file's e-value, which follows from the counts and p0. Returns `nil` for `null` and
  /// for a missing value.
  ///
  /// - Parameters:
  ///   - value: The trip.
  ///   - entry: The entry of the trip.
  ///   - settings: The settings that the trip must satisfy; `nil` for those of its run.
  /// - Throws: The fault of the trip.
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

  /// Whether the e-value proves the trip at its own ``alpha``.
  private var holds: Bool { Self.reaches(logValue, alpha) }

  /// Returns whether the trip is in effect under other settings.
  ///
  /// It is if its counts prove it against their p0, and its false-trip probability is at most
  /// theirs.
  func holds(by settings: EvidenceSettings) -> Bool {
    alpha <= settings.rollBackAlpha
      && Self.reaches(
        MixtureTest(rateAtMost: settings.toleratedRate)
          .logValue(differences: differences, count: comparisons),
        alpha
      )
  }

  /// Returns whether an e-value is at least 1/α, up to rounding differences between machines.
  private static func reaches(_ logValue: Double, _ alpha: Double) -> Bool {
    logValue >= -log(alpha) - 1e-9
  }
}
