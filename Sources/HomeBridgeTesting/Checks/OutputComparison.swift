import Bridge
import Parity
import ScreenDocument
import StrictJSON
import TopScreen
import UIStateLayer

/// The comparison of the outputs and effects of one kind, by the rules with which its handler is
/// registered.
@MainActor
struct OutputComparison {
  let kind: ContentKind
  /// Handlers of a screen; if none is of the kind, values are compared by `==`.
  let handlers: LegacyHandlers

  /// Compares two outputs; the differences of the verdict are redacted, without the ignored ones.
  func verdict(legacy: AnyViewData?, state: AnyViewData?) -> ParityVerdict {
    // Often both are the state side's; a comparison function of the rules need not accept those.
    if legacy == state { return ParityVerdict(outcome: .matched) }
    if let verdict = handlers.verdict(of: kind, legacy: legacy, state: state) { return verdict }
    let differences = ViewDataComparison.differences(legacy: legacy, state: state)
    return ParityVerdict(
      outcome: differences.isEmpty ? .matched : .mismatched,
      differences: differences
    )
  }

  /// Returns the texts, possibly redacted, with which unmatched effects are reported; `nil` if the
  /// rules ignore them.
  func reportedTexts(
    of effects: EffectParity.UnmatchedEffects
  ) -> (legacy: String, state: String)? {
    let verdict = handlers.verdict(
      of: kind,
      legacy: nil,
      state: nil,
      otherDifferences: [effects.difference]
    )
    guard let difference = verdict.map(\.differences.first) ?? effects.difference else {
      return nil
    }
    return (Self.text(of: difference.legacy), Self.text(of: difference.state))
  }

  /// Returns the text, possibly redacted, with which a message names an effect.
  func text(of effect: ContentEffect) -> String {
    let alone = EffectParity.UnmatchedEffects(index: 0, legacy: effect, state: nil)
    return reportedTexts(of: alone)?.legacy ?? "an ignored effect"
  }

  private static func text(of value: JSONTree?) -> String {
    if case .string(let text)? = value { text } else { "" }
  }
}
