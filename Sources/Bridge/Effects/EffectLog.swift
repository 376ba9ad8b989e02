import Basics
import TopScreen

/// The record of the effects of one side of a content, written from any thread: those of the newest
/// response in order, and the set of all effects.
///
/// An effect that is performed late for an earlier response counts for the newest one, because the
/// two cannot be distinguished.
final class EffectLog: ContentEffectPerforming, Sendable {
  /// The maximum number of effects that are kept for one response, and in the set of all effects:
  /// 256.
  ///
  /// Further effects of a response are only counted. If the set would need more effects,
  /// ``distinctEffectsUnlessTooMany`` is `nil` from then on.
  static var maximumKeptEffects: Int { 256 }

  /// The first ``maximumKeptEffects`` effects of the newest response, and the number of all its
  /// effects.
  struct NewestResponseEffects: Equatable {
    var effects: [ContentEffect] = []
    var totalCount = 0
  }

  private struct RecordedEffects {
    var newestResponseEffects = NewestResponseEffects()
    var distinctEffects: Set<ContentEffect> = []
    var hasTooManyDistinctEffects = false
  }

  private let record = Guarded(RecordedEffects())

  /// Starts the record of a new response, or of a new step of an interactive content: empties
  /// ``newestResponseEffects``, and keeps ``distinctEffectsUnlessTooMany``.
  func beginResponse() {
    record.withLock { $0.newestResponseEffects = NewestResponseEffects() }
  }

  func perform(_ effect: ContentEffect) {
    record.withLock { record in
      record.newestResponseEffects.totalCount += 1
      if record.newestResponseEffects.effects.count < Self.maximumKeptEffects {
        record.newestResponseEffects.effects.append(effect)
      }
      if record.distinctEffects.contains(effect) { return }
      if record.distinctEffects.count < Self.maximumKeptEffects {
        record.distinctEffects.insert(effect)
      } else {
        record.hasTooManyDistinctEffects = true
      }
    }
  }

  /// The effects of the newest response so far.
  var newestResponseEffects: NewestResponseEffects { record.withLock { $0.newestResponseEffects } }

  /// All different effects so far; `nil` if there were more than ``maximumKeptEffects``.
  var distinctEffectsUnlessTooMany: Set<ContentEffect>? {
    record.withLock { $0.hasTooManyDistinctEffects ? nil : $0.distinctEffects }
  }
}
