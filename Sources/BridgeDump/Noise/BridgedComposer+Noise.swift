import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

extension BridgedComposer {
  /// Composes a screen with every kind on `off`: only the legacy side runs, with handlers that are
  /// created for this call.
  func composeByLegacyHandlers(_ screen: ScreenToCompose) -> ScreenComposition {
    modelAfterRun(of: screen, on: StageFlags(overrides: StageOverrides(all: .off)))
      .composition
  }

  /// Compares two compositions of one screen by ``composeByLegacyHandlers(_:)``.
  ///
  /// The handlers of both have received the same responses at the same moment. A difference is
  /// therefore noise, such as that of a random number, a clock or a cache inside a handler, or of
  /// the order of a set.
  ///
  /// - Parameters:
  ///   - shown: The outputs of the first handlers.
  ///   - again: The outputs of the second handlers.
  /// - Returns: One result for each content that a handler shows and for which a handler of either
  ///   composition has emitted a value.
  static func compareTwoLegacyRuns(
    of shown: ScreenComposition,
    with again: ScreenComposition
  ) -> [ComparisonResult] {
    let others = Dictionary((again.items + again.dataOnlyItems).map { ($0.id, $0) }) { first, _ in
      first
    }
    return (shown.items + shown.dataOnlyItems).compactMap { item in
      let (output, other) = (item.content.output, others[item.id]?.content.output)
      guard item.content.side == .legacy, output != nil || other != nil else { return nil }
      let differences = ViewDataComparison.differences(legacy: output, state: other)
      return ComparisonResult(
        id: item.id,
        kind: item.kind,
        outcome: differences.isEmpty ? .matched : .mismatched,
        differences: differences
      )
    }
  }
}
