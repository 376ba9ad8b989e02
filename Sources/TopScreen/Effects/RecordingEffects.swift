import Synchronization

/// Records side effects without performing them, for tests and previews.
public final class RecordingEffects: ContentEffectPerforming, Sendable {
  private let recorded = Mutex<[ContentEffect]>([])

  /// Creates an empty record.
  public init() {}

  /// The recorded effects, in order.
  public var effects: [ContentEffect] { recorded.withLock(\.self) }

  /// Records an effect.
  public func perform(_ effect: ContentEffect) {
    recorded.withLock { $0.append(effect) }
  }
}
