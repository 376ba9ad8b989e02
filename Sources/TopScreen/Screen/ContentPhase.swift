public import UIStateLayer

/// The loading phase of a content.
public enum ContentPhase: String, Hashable, Sendable, CaseIterable {
  /// No response has been requested or delivered yet.
  case idle
  /// A response is awaited.
  case loading
  /// There is something to draw.
  case ready
  /// The last response contained nothing to draw.
  case empty
  /// The shown view data is out of date.
  case stale
  /// The last response could not be used.
  case failed
  /// The kind has no route, so neither side draws it.
  case unrouted

  /// Creates the phase of a content that is drawn from a slot.
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
