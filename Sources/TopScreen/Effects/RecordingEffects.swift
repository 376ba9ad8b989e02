import Synchronization

/// Records side effects without performing them, for tests and previews.
public final class RecordingEffects: ContentEffectPerforming, Sendable {
  private let recordedEffects = Mutex<[ContentEffect]>([])

  /// Creates an empty record.
  public init() {}

  /// The recorded effects, in the order of the calls.
  public var effects: [ContentEffect] { recordedEffects.withLock(\.self) }

  /// Records an effect; may be called on any thread.
  public func perform(_ effect: ContentEffect) {
    recordedEffects.withLock { $0.append(effect) }
  }
}
