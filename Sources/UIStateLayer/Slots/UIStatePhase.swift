/// The loading phase of a slot.
///
/// | phase     | value of the slot                    |
/// | --------- | ------------------------------------ |
/// | `idle`    | its default; nothing was requested   |
/// | `loading` | its default, or the last valid one   |
/// | `ready`   | the last response's                  |
/// | `empty`   | the last response's, which is empty  |
/// | `stale`   | the last valid one, out of date      |
/// | `failed`  | the last valid one, or its default   |
///
/// A user's action, or another slot that the value is computed from, may have changed the value
/// since.
public enum UIStatePhase: Hashable, Sendable {
  /// No response has been requested yet.
  case idle
  /// A response is awaited.
  case loading
  /// The last response was used, and there is something to draw.
  case ready
  /// The last response was used, and there is nothing to draw.
  case empty
  /// The value is the last valid one, out of date: a newer response could not be loaded, or a
  /// handler shows the content now.
  ///
  /// A response that arrives and cannot be used makes the phase ``failed(_:)``.
  case stale
  /// The last response could not be used; the value stays the last valid one or, without one, the
  /// default.
  case failed(UIStateFailure)

  /// Whether the phase is `ready` or `empty`, the results of filling a slot.
  @inlinable
  var isReadyOrEmpty: Bool {
    switch self {
    case .ready, .empty: true
    case .idle, .loading, .stale, .failed: false
    }
  }

  /// The phase's name, for dumps; that of `failed` is without the failure.
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
