import ScreenDocument
import StrictJSON
package import UIStateLayer

/// A namespace for the comparison of how the two sides reached their final values.
@MainActor
package enum StreamParity {
  /// Finds the differences between the emissions of the two sides for one response.
  ///
  /// Compares the numbers of emissions. If the numbers are equal, also compares the values before
  /// the final one, and for each value whether it was emitted during the delivery or after it; of
  /// both, only the first 256 values. Also reports emissions of the legacy side on a queue other
  /// than the main queue, and the end of its output; the state side emits on the main queue and
  /// does not end.
  ///
  /// - Parameters:
  ///   - legacy: The emissions of the legacy side.
  ///   - state: The emissions of the state side.
  ///   - ending: The end of the legacy side's output; `nil` if it has not ended.
  ///   - isIgnored: Returns whether the rules ignore a difference. Ignored differences of a value do
  ///     not count for ``ViewDataComparison/differenceLimit``.
  /// - Returns: The differences, also the ignored ones (of each value at most
  ///   ``ViewDataComparison/differenceLimit``), in the order number, values, turns, queue, end; the
  ///   final values are not compared.
  package static func differences<Output: ViewData>(
    legacy: EmissionLog<Output>,
    state: EmissionLog<Output>,
    ending: OutputEnding?,
    exemptingFromLimit isIgnored: @escaping (ParityDifference) -> Bool
  ) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    if legacy.emissionCount != state.emissionCount {
      differences.append(
        rootDifference(
          .count,
          .number(String(legacy.emissionCount)),
          .number(String(state.emissionCount))
        )
      )
    } else {
      differences += nonFinalValueDifferences(
        legacy.values,
        state.values,
        emissionCount: legacy.emissionCount,
        exemptingFromLimit: isIgnored
      )
      if legacy.isAfterDelivery != state.isAfterDelivery {
        differences.append(
          rootDifference(.turn, turnsJSON(legacy.isAfterDelivery), turnsJSON(state.isAfterDelivery))
        )
      }
    }
    if legacy.offMainEmissionCount > 0 {
      differences.append(rootDifference(.thread, .string("another queue"), .string("main")))
    }
    if let ending {
      differences.append(rootDifference(.completion, .string(ending.text), .string("goes on")))
    }
    return differences
  }

  private static func nonFinalValueDifferences<Output: ViewData>(
    _ legacy: [Output],
    _ state: [Output],
    emissionCount: Int,
    exemptingFromLimit isIgnored: @escaping (ParityDifference) -> Bool
  ) -> [ParityDifference] {
    var differences: [ParityDifference] = []
    // Excludes the final value, which `ParityJudge` compares.
    for (index, (old, new)) in zip(legacy, state).enumerated().prefix(max(0, emissionCount - 1))
    where old != new {
      let found = ViewDataComparison.differences(
        fromUnequal: old,
        new,
        by: Output.describedFields,
        ignoring: { isIgnored($0.inEmission(index)) }
      )
      let ignored = found.ignored.prefix(ViewDataComparison.differenceLimit)
      differences += (found.remaining + ignored).map { $0.inEmission(index) }
    }
    return differences
  }

  private static func turnsJSON(_ isAfterDelivery: [Bool]) -> JSONTree {
    .array(isAfterDelivery.map { .string($0 ? "later" : "now") })
  }

  private static func rootDifference(
    _ aspect: ParityAspect,
    _ legacy: JSONTree,
    _ state: JSONTree
  ) -> ParityDifference {
    ParityDifference(aspect, path: .root, legacy: legacy, state: state)
  }
}

extension ParityDifference {
  /// Returns the difference of two values as one of emissions with an index, from 0.
  fileprivate func inEmission(_ index: Int) -> ParityDifference {
    ParityDifference(
      .order,
      path: JSONPointer(tokens: [String(index)] + path.tokens),
      legacy: legacy,
      state: state
    )
  }
}
