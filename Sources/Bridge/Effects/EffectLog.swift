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
  /// ``allDistinctUnlessTooMany`` is `nil` from then on.
  static var maximumKeptEffects: Int { 256 }

  /// The first ``maximumKeptEffects`` effects of the newest response, and the number of all its
  /// effects.
  struct NewestResponseEffects: Equatable {
    var effects: [ContentEffect] = []
    var totalCount = 0
  }

  private struct RecordedEffects {
    var ofNewestResponse = NewestResponseEffects()
    var allDistinct: Set<ContentEffect> = []
    var hasTooManyDistinct = false
  }

  private let record = Guarded(RecordedEffects())

  /// Starts the record of a new response, or of a new step of an interactive content: empties
  /// ``ofNewestResponse``, and keeps ``allDistinctUnlessTooMany``.
  func beginResponse() {
    record.withLock { $0.ofNewestResponse = NewestResponseEffects() }
  }

  func perform(_ effect: ContentEffect) {
    record.withLock { record in
      record.ofNewestResponse.totalCount += 1
      if record.ofNewestResponse.effects.count < Self.maximumKeptEffects {
        record.ofNewestResponse.effects.append(effect)
      }
      if record.allDistinct.contains(effect) { return }
      if record.allDistinct.count < Self.maximumKeptEffects {
        record.allDistinct.insert(effect)
      } else {
        record.hasTooManyDistinct = true
      }
    }
  }

  /// The effects of the newest response so far.
  var ofNewestResponse: NewestResponseEffects { record.withLock { $0.ofNewestResponse } }

  /// All different effects so far; `nil` if there were more than ``maximumKeptEffects``.
  var allDistinctUnlessTooMany: Set<ContentEffect>? {
    record.withLock { $0.hasTooManyDistinct ? nil : $0.allDistinct }
  }
}
