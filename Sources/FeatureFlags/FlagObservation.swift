/// A token that keeps an observer of changed flags registered until it is released.
public final class FlagObservation: Sendable {
  private let onRelease: @Sendable () -> Void

  /// Creates an observation.
  ///
  /// - Parameter end: Called once, on the thread that releases the observation.
  public init(end: @escaping @Sendable () -> Void) {
    onRelease = end
  }

  deinit { onRelease() }
}
