import Bridge
import Parity
import ScreenDocument
import ScreenDump
import TopScreen

extension BridgedComposer {
  /// Shows a screen by its handlers alone, made for this call.
  func shownByHandlers(_ screen: DumpScreen) -> ScreenComposition {
    model(of: screen, on: StageFlags(overrides: StageOverrides(all: .off))).composition
  }

  /// Compares the old side of a screen with itself: two fresh handlers for each content, which get the
  /// same response at the same moment.
  ///
  /// What differs there differs without the new side: random numbers, clocks and caches of the handlers'
  /// own, the order of a set.
  ///
  /// - Parameters:
  ///   - shown: What handlers have shown.
  ///   - again: What others have shown.
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
