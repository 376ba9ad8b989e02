public import UIStateLayer

/// How far a content is on the way to something to draw.
public enum ContentPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing has been asked for yet.
  case idle
  /// A response is awaited.
  case loading
  /// There is something to draw.
  case ready
  /// The last response gave nothing to draw.
  case empty
  /// What is drawn is known to be old.
  case stale
  /// The last response could not be used.
  case failed
  /// The kind has no route, so neither side draws it.
  case unrouted

  /// The phase of a content that is drawn from a slot.
  ///
  /// - Parameter phase: The slot's phase.
  public init(_ phase: UIStatePhase) {
    switch phase {
    case .idle: self = .idle
    case .loading: self = .loading
    case .ready: self = .ready
    case .empty: self = .empty
    case .stale: self = .stale
    case .failed: self = .failed
    }
  }
}
