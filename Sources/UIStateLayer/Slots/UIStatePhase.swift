/// How far a slot is on the way to something to draw.
///
/// | phase     | value of the slot                    |
/// | --------- | ------------------------------------ |
/// | `idle`    | its default; nothing was asked for   |
/// | `loading` | its default, or the last good one    |
/// | `ready`   | what the last response gave          |
/// | `empty`   | what the last response gave: nothing |
/// | `stale`   | the last good one, known to be old   |
/// | `failed`  | the last good one, or its default    |
public enum UIStatePhase: Hashable, Sendable {
  /// No response has been requested yet.
  case idle
  /// A response is awaited.
  case loading
  /// The value is that of the last response.
  case ready
  /// The last response gave nothing to draw.
  case empty
  /// The value is the last valid one, and a newer one was not available.
  case stale
  /// The last response could not be used; the last valid value is kept.
  case failed(UIStateFailure)

  /// Whether the phase is one that filling a slot leads to.
  @inlinable
  var isFilled: Bool {
    switch self {
    case .ready, .empty: true
    case .idle, .loading, .stale, .failed: false
    }
  }

  /// The phase's name, as dumps print it.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .ready: "ready"
    case .empty: "empty"
    case .stale: "stale"
    case .failed: "failed"
    }
  }
}
