import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// The comparison of the effects of two sides for one response.
enum EffectParity {
  /// Returns the effects that only one side has performed: first those of the legacy side, then the
  /// others of the state side.
  ///
  /// The order does not count, because the pipelines of a legacy handler run concurrently. If each
  /// side has performed an effect of the same kind and name, but with different payloads, the two
  /// effects are one difference.
  ///
  /// A log keeps only the first effects of a response (``EffectLog/maximumKeptEffects``). If these
  /// agree, but one side has performed more effects than the other, the result is one difference of
  /// the two counts, at the root path.
  static func differences(
    legacy: EffectLog.NewestResponseEffects,
    state: EffectLog.NewestResponseEffects
  ) -> [ParityDifference] {
    var new = Array(state.effects.enumerated())
    var old: [(offset: Int, element: ContentEffect)] = []
    for effect in legacy.effects.enumerated() {
      if let match = new.firstIndex(where: { $0.element == effect.element }) {
        new.remove(at: match)
      } else {
        old.append(effect)
      }
    }
    var differences: [ParityDifference] = []
    for (index, effect) in old {
      let other = new.firstIndex {
        $0.element.kind == effect.kind && $0.element.name == effect.name
      }
      .map { new.remove(at: $0).element }
      differences.append(difference(at: index, legacy: effect, state: other))
    }
    differences += new.map { difference(at: $0.offset, legacy: nil, state: $0.element) }
    if differences.isEmpty, legacy.totalCount != state.totalCount {
      differences.append(
        ParityDifference(
          .effects,
          path: .root,
          legacy: .number(String(legacy.totalCount)),
          state: .number(String(state.totalCount))
        )
      )
    }
    return differences
  }

  private static func difference(
    at index: Int,
    legacy: ContentEffect?,
    state: ContentEffect?
  ) -> ParityDifference {
    ParityDifference(
      .effects,
      path: JSONPointer.root.appending(index: index),
      legacy: legacy.map { .string($0.description) },
      state: state.map { .string($0.description) }
    )
  }
}
