import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// What both sides of a content show.
struct ComparedOutputs {
  /// What the old side shows; `nil` where that is not known, and where it shows nothing.
  let legacy: JSONTree?
  /// What the new side shows; `nil` where that is not known, and where it shows nothing.
  let state: JSONTree?
  /// The payload in the form of view data, where neither side has a route.
  let payload: JSONTree?

  init(legacy: JSONTree?, state: JSONTree?, payload: JSONTree? = nil) {
    self.legacy = legacy
    self.state = state
    self.payload = payload
  }

  /// Distinguishes the shown side, the candidate, and the places where they differ.
  init(shown: JSONTree?, by side: Side, _ result: ComparisonResult) {
    switch result.outcome {
    case .matched:
      self.init(legacy: shown, state: shown)
    case .mismatched, .ignored:
      let isLegacy = side == .legacy
      let other = shown?.applying(
        result.differences.filter { $0.aspect == .value }.map { difference in
          isLegacy
            ? (difference.path, difference.legacy, difference.state)
            : (difference.path, difference.state, difference.legacy)
        }
      )
      self.init(legacy: isLegacy ? shown : other, state: isLegacy ? other : shown)
    case .skipped, .sampledOut, .candidateError, .oneSided:
      self.init(
        legacy: side == .legacy ? shown : nil,
        state: side == .state ? shown : nil
      )
    }
  }
}
