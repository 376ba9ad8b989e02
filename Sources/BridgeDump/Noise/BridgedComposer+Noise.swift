import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

extension BridgedComposer {
  /// Composes a screen with legacy handlers only; they are created for this call.
  func shownByHandlers(_ screen: DumpScreen) -> ScreenComposition {
    model(of: screen, on: StageFlags(overrides: StageOverrides(all: .off))).composition
  }

  /// Compares the legacy side of a screen with itself: two new handlers for each content receive
  /// the same response at the same moment.
  ///
  /// Differences do not involve the state side: their causes are random numbers, clocks and caches
  /// inside the handlers, or the order of a set.
  ///
  /// - Parameters:
  ///   - shown: The outputs of the first handlers.
  ///   - again: The outputs of the second handlers.
  /// - Returns: One result for each content whose handler has an output and has emitted.
  static func compare(
    _ shown: ScreenComposition,
    with again: ScreenComposition
  ) -> [ComparisonResult] {
    let others = Dictionary((again.items + again.data).map { ($0.id, $0) }) { first, _ in first }
    return (shown.items + shown.data).compactMap { item in
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
