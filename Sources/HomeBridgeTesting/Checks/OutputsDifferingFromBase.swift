import UIStateLayer

/// Collects responses whose output differs from that of a base response, of two sorts.
///
/// A nested change differs only in values inside lists or objects that both outputs have; any other
/// difference is an other change.
@MainActor
struct OutputsDifferingFromBase {
  /// The maximum number of responses of each sort.
  private static let maximumCountPerSort = 2

  private let base: OutputExpectation
  private var otherChanges: [OutputExpectation] = []
  private var nestedChanges: [OutputExpectation] = []

  init(_ base: OutputExpectation) {
    self.base = base
  }

  /// Whether both sorts have the maximum number of responses, so that no further response is added.
  var hasEnough: Bool {
    otherChanges.count == Self.maximumCountPerSort
      && nestedChanges.count == Self.maximumCountPerSort
  }

  var all: [OutputExpectation] { otherChanges + nestedChanges }

  /// Adds a response whose output differs from the base, unless its sort has enough.
  mutating func addIfDifferentFromBase(_ candidate: OutputExpectation) {
    guard candidate.stateSideOutput != base.stateSideOutput else { return }
    if candidate.isNestedChange(from: base.stateSideOutput) {
      if nestedChanges.count < Self.maximumCountPerSort { nestedChanges.append(candidate) }
    } else if otherChanges.count < Self.maximumCountPerSort {
      otherChanges.append(candidate)
    }
  }
}
