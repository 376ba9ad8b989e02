/// Keeps somebody hearing of changed flags, until it is released.
public final class FlagObservation: Sendable {
  private let end: @Sendable () -> Void

  /// Creates an observation.
  ///
  /// - Parameter end: Ends it; called once, on whichever thread lets the observation go.
  public init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit { end() }
}
