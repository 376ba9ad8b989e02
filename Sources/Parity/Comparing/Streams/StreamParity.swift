import ScreenDocument
import StrictJSON
package import UIStateLayer

/// Compares how both sides reached their final values.
@MainActor
package enum StreamParity {
  /// Finds the differences between the emissions of both sides.
  ///
  /// Compares the number of emissions; if the numbers are equal, also the values before the final
  /// one and their turns. Reports emissions of the legacy side on other queues, and an end of its
  /// output; the state side has neither.
  package static func differences<Output: ViewData>(
    legacy: EmissionLog<Output>,
    state: EmissionLog<Output>,
    ending: OutputEnding?
  ) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    if legacy.count != state.count {
      differences.append(
        difference(.count, .number(String(legacy.count)), .number(String(state.count)))
      )
    } else {
      differences += order(legacy.values, state.values, count: legacy.count)
      if legacy.isLater != state.isLater {
        differences.append(difference(.turn, turns(legacy.isLater), turns(state.isLater)))
      }
    }
    if legacy.offMainCount > 0 {
      differences.append(difference(.thread, .string("another queue"), .string("main")))
    }
    if let ending {
      differences.append(difference(.completion, .string(ending.text), .string("goes on")))
    }
    return differences
  }

  private static func order<Output: ViewData>(
    _ legacy: [Output],
    _ state: [Output],
    count: Int
  ) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    // Leaves out the final value, which is compared on its own.
    for (index, (old, new)) in zip(legacy, state).enumerated().prefix(max(0, count - 1)) {
      for place in ViewDataComparison.differences(legacy: old, state: new) {
        differences.append(
          ParityDifference(
            .order,
            path: JSONPointer(tokens: [String(index)] + place.path.tokens),
            legacy: place.legacy,
            state: place.state
          )
        )
      }
    }
    return differences
  }

  private static func turns(_ isLater: [Bool]) -> JSONTree {
    .array(isLater.map { .string($0 ? "later" : "now") })
  }

  private static func difference(
    _ aspect: ParityAspect,
    _ legacy: JSONTree,
    _ state: JSONTree
  ) -> ParityDifference {
    ParityDifference(aspect, path: .root, legacy: legacy, state: state)
  }
}
