import UIStateLayer

/// Collects responses whose output differs from that of a base response, of two sorts.
///
/// A value variant differs only in values inside lists or objects that both outputs have; a shape
/// variant differs in any other way.
@MainActor
struct ResponsesWithOtherOutputs {
  /// The maximum number of variants of each sort.
  private static let maximumCountPerSort = 2

  private let base: OutputExpectation
  private var shapeVariants: [OutputExpectation] = []
  private var valueVariants: [OutputExpectation] = []

  init(than base: OutputExpectation) {
    self.base = base
  }

  /// Whether both sorts have the maximum number of variants, so that no further response is added.
  var hasEnough: Bool {
    shapeVariants.count == Self.maximumCountPerSort
      && valueVariants.count == Self.maximumCountPerSort
  }

  var all: [OutputExpectation] { shapeVariants + valueVariants }

  /// Adds a response if another variant of its sort is needed.
  mutating func addIfNeeded(_ candidate: OutputExpectation) {
    guard candidate.stateSideOutput != base.stateSideOutput else { return }
    if candidate.isNestedChange(from: base.stateSideOutput) {
      if valueVariants.count < Self.maximumCountPerSort { valueVariants.append(candidate) }
    } else if shapeVariants.count < Self.maximumCountPerSort {
      shapeVariants.append(candidate)
    }
  }
}
