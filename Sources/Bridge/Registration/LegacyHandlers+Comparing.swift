package import Parity
package import ScreenDocument
package import UIStateLayer

extension LegacyHandlers {
  /// Compares two final values of a kind by the rules of its registration, without a bridge.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - legacy: The value of the legacy side, of the kind's type; `nil` if it shows nothing.
  ///   - state: The value of the state side, of the kind's type; `nil` if it shows nothing.
  ///   - otherDifferences: Differences in other aspects, to which the rules apply too.
  /// - Returns: The outcome, and the redacted differences that the rules do not ignore; `nil` for a
  ///   kind without a handler.
  package func verdict(
    of kind: ContentKind,
    legacy: AnyViewData?,
    state: AnyViewData?,
    otherDifferences: [ParityDifference] = []
  ) -> ParityVerdict? {
    self[kind]?.verdict(legacy: legacy, state: state, otherDifferences: otherDifferences)
  }
}
