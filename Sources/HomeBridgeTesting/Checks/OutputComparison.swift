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
    if let verdict = handlers.verdict(of: kind, legacy: legacy, state: state) { return verdict }
    let differences = ViewDataComparison.differences(legacy: legacy, state: state)
    return ParityVerdict(
      outcome: differences.isEmpty ? .matched : .mismatched,
      differences: differences
    )
  }

  /// Returns the text, possibly redacted, with which an effect of one side alone is reported; `nil`
  /// if the rules ignore it.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - index: The index of the effect in the list of its side.
  ///   - isLegacy: Whether the legacy side has it.
  /// - Returns: The text.
  func reportedText(of effect: ContentEffect, at index: Int, isLegacy: Bool) -> String? {
    let text = JSONTree.string(effect.description)
    let difference = ParityDifference(
      .effects,
      path: JSONPointer.root.appending(index: index),
      legacy: isLegacy ? text : nil,
      state: isLegacy ? nil : text
    )
    guard
      let verdict = handlers.verdict(
        of: kind,
        legacy: nil,
        state: nil,
        otherDifferences: [difference]
      )
    else { return effect.description }
    guard let reported = verdict.differences.first,
      case .string(let words)? = isLegacy ? reported.legacy : reported.state
    else { return nil }
    return words
  }
}
