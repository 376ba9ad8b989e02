import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The outputs of both sides of a content.
struct ComparedOutputs {
  /// The output of the legacy side; `nil` if it is unknown, or if the side shows nothing.
  let legacySide: JSONTree?
  /// The output of the state side; `nil` if it is unknown, or if the side shows nothing.
  let stateSide: JSONTree?
  /// The response's payload, for a content that neither side shows; `nil` for all others.
  let payloadOfUnshownContent: JSONTree?

  init(legacySide: JSONTree?, stateSide: JSONTree?, payloadOfUnshownContent: JSONTree? = nil) {
    self.legacySide = legacySide
    self.stateSide = stateSide
    self.payloadOfUnshownContent = payloadOfUnshownContent
  }

  /// Creates the outputs of both sides from the output of the shown side.
  ///
  /// If the sides matched, the other output is the same. If they differ, it is the shown output
  /// with the differing values of the other side; `nil` if these do not fit. It is also `nil` if
  /// the sides were not compared, or if the candidate failed.
  init(shown: JSONTree?, by side: Side, _ result: ComparisonResult) {
    switch result.outcome {
    case .matched:
      self.init(legacySide: shown, stateSide: shown)
    case .mismatched, .ignored:
      let isLegacy = side == .legacy
      let other = shown?.applying(
        result.differences.filter { $0.aspect == .value }.map { difference in
          isLegacy
            ? (difference.path, difference.legacy, difference.state)
            : (difference.path, difference.state, difference.legacy)
        }
      )
      self.init(legacySide: isLegacy ? shown : other, stateSide: isLegacy ? other : shown)
    case .skipped, .sampledOut, .candidateError, .oneSided:
      self.init(
        legacySide: side == .legacy ? shown : nil,
        stateSide: side == .state ? shown : nil
      )
    }
  }
}
