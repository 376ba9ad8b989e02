import Synchronization
import TopScreen

/// What one side of a content does to the world, from whatever thread: for the newest response, and ever.
///
/// A late effect of an earlier response counts for the newer one: the two cannot be distinguished.
final class EffectLog: ContentEffects, Sendable {
  /// How many effects are kept, of one response and of all; more are counted.
  static var limit: Int { 256 }

  /// The effects of one response.
  struct Latest: Equatable {
    var effects: [ContentEffect] = []
    var count = 0
  }

  private struct Record {
    var latest = Latest()
    var all: Set<ContentEffect> = []
    var isFull = false
  }

  private let record = Mutex(Record())

  /// Begins a response.
  func begin() {
    record.withLock { $0.latest = Latest() }
  }

  func perform(_ effect: ContentEffect) {
    record.withLock { record in
      record.latest.count += 1
      if record.latest.effects.count < Self.limit { record.latest.effects.append(effect) }
      if record.all.contains(effect) { return }
      if record.all.count < Self.limit {
        record.all.insert(effect)
      } else {
        record.isFull = true
      }
    }
  }

  /// What was done for the newest response.
  var latest: Latest { record.withLock { $0.latest } }

  /// Everything that was ever done; `nil` if it is more than is kept.
  var all: Set<ContentEffect>? { record.withLock { $0.isFull ? nil : $0.all } }
}
