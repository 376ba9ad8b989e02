import ScreenDocument
import UIStateLayer

extension ContentPresenting {
  /// Returns the phase that decides whether a content is visible; Observation tracks its
  /// dependencies.
  ///
  /// A stale or failed content that still has empty view data draws nothing, so it counts as empty.
  func phaseForVisibility(of response: ResponseData) -> ContentPhase {
    let phase = phase(of: response.id)
    switch phase {
    case .stale, .failed:
      return description(of: response).output?.isEmpty == true ? .empty : phase
    case .idle, .loading, .ready, .empty, .unrouted: return phase
    }
  }
}
