package import Parity
import ScreenDocument
import StrictJSON
package import TopScreen

/// The comparison of the effects of two sides for one response.
package enum EffectParity {
  /// An effect that one side alone has performed, or two of one kind and name whose payloads differ.
  package struct UnmatchedEffects {
    /// The index of the effect in the list of its side; of two, in that of the legacy side.
    let index: Int
    /// The effect of the legacy side; `nil` if it has none.
    package let legacy: ContentEffect?
    /// The effect of the state side; `nil` if it has none.
    package let state: ContentEffect?

    /// Creates unmatched effects.
    ///
    /// - Parameters:
    ///   - index: The index of the effect in the list of its side.
    ///   - legacy: The effect of the legacy side.
    ///   - state: The effect of the state side.
    package init(index: Int, legacy: ContentEffect?, state: ContentEffect?) {
      self.index = index
      self.legacy = legacy
      self.state = state
    }

    /// The difference that is reported, without the rules of a registration.
    package var difference: ParityDifference {
      ParityDifference(
        .effects,
        path: JSONPointer.root.appending(index: index),
        legacy: legacy.map { .string($0.description) },
        state: state.map { .string($0.description) }
      )
    }
  }

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
    var differences = unmatchedEffects(legacy: legacy.effects, state: state.effects).map(
      \.difference
    )
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

  /// Returns the effects that only one side has: first those of the legacy side, then the others of
  /// the state side.
  ///
  /// - Parameters:
  ///   - legacy: The effects of the legacy side; a repeated effect counts each time.
  ///   - state: The effects of the state side.
  /// - Returns: The effects; two of one kind and name with different payloads are one element.
  package static func unmatchedEffects(
    legacy: [ContentEffect],
    state: [ContentEffect]
  ) -> [UnmatchedEffects] {
    var new = Array(state.enumerated())
    var old: [(offset: Int, element: ContentEffect)] = []
    for effect in legacy.enumerated() {
      if let match = new.firstIndex(where: { $0.element == effect.element }) {
        new.remove(at: match)
      } else {
        old.append(effect)
      }
    }
    let ofLegacySide = old.map { index, effect in
      let other = new.firstIndex {
        $0.element.kind == effect.kind && $0.element.name == effect.name
      }
      .map { new.remove(at: $0).element }
      return UnmatchedEffects(index: index, legacy: effect, state: other)
    }
    return ofLegacySide
      + new.map { UnmatchedEffects(index: $0.offset, legacy: nil, state: $0.element) }
  }
}
