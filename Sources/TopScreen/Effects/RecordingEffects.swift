import Synchronization

/// Effects that are written down and not done.
public final class RecordingEffects: ContentEffects, Sendable {
  private let recorded = Mutex<[ContentEffect]>([])

  /// Creates an empty record.
  public init() {}

  /// What would have been done, in order.
  public var effects: [ContentEffect] { recorded.withLock(\.self) }

  /// Writes an effect down.
  ///
  /// - Parameter effect: What would have been done.
  public func perform(_ effect: ContentEffect) {
    recorded.withLock { $0.append(effect) }
  }
}
