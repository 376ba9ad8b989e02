import UIStateLayer

/// The responses whose output differs from another response's: in its shape, or only in values
/// inside it.
@MainActor
struct OutputVariants {
  /// The maximum number of variants of each sort.
  private static let maximumCount = 2

  private let base: Expectation
  private var shapes: [Expectation] = []
  private var values: [Expectation] = []

  init(of base: Expectation) {
    self.base = base
  }

  /// Whether there are enough variants of both sorts; no further response is added.
  var hasEnough: Bool {
    shapes.count == Self.maximumCount && values.count == Self.maximumCount
  }

  var all: [Expectation] { shapes + values }

  /// Adds a response if another variant of its sort is needed.
  mutating func add(_ candidate: Expectation) {
    guard candidate.output != base.output else { return }
    if candidate.isNestedChange(from: base.output) {
      if values.count < Self.maximumCount { values.append(candidate) }
    } else if shapes.count < Self.maximumCount {
      shapes.append(candidate)
    }
  }
}
