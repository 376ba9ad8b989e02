import Synchronization

/// Effects that are written down and not done.
public final class RecordingEffects: LegacyEffects, Sendable {
  private let recorded = Mutex<[LegacyEffect]>([])

  /// Creates an empty record.
  public init() {}

  /// What would have been done, in order.
  public var effects: [LegacyEffect] { recorded.withLock(\.self) }

  /// Writes an effect down.
  ///
  /// - Parameter effect: What would have been done.
  public func perform(_ effect: LegacyEffect) {
    recorded.withLock { $0.append(effect) }
  }
}
