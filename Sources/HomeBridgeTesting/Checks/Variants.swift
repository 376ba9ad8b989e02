import UIStateLayer

/// The responses that change what another one shows: first those that change its shape, then those that change
/// values inside it alone.
@MainActor
struct Variants {
  /// How many variants of each sort are taken.
  private static let maximumCount = 2

  private let base: Expectation
  private var shapes: [Expectation] = []
  private var values: [Expectation] = []

  init(of base: Expectation) {
    self.base = base
  }

  /// Whether there are enough of both sorts.
  var isComplete: Bool {
    shapes.count == Self.maximumCount && values.count == Self.maximumCount
  }

  var all: [Expectation] { shapes + values }

  /// Takes a response, if it is one that is needed.
  mutating func add(_ candidate: Expectation) {
    guard candidate.output != base.output else { return }
    if candidate.isNestedChange(from: base.output) {
      if values.count < Self.maximumCount { values.append(candidate) }
    } else if shapes.count < Self.maximumCount {
      shapes.append(candidate)
    }
  }
}
