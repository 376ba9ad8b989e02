import UIStateLayer

/// Collects responses whose output differs from that of a base response, as two sorts of changes.
///
/// An output is a nested change if all its differences are inside lists or objects, at places where
/// both outputs have a value. Any other output that differs is an other change.
@MainActor
struct ExpectationsDifferingFromBase {
  /// The maximum number of nested changes, and also of other changes.
  private static let maximumCountPerChangeType = 2

  private let base: StateSideExpectation
  private var notNestedChanges: [StateSideExpectation] = []
  private var nestedChanges: [StateSideExpectation] = []

  init(_ base: StateSideExpectation) {
    self.base = base
  }

  /// Whether nested and other changes both have the maximum number, so that none can be added.
  var isFull: Bool {
    notNestedChanges.count == Self.maximumCountPerChangeType
      && nestedChanges.count == Self.maximumCountPerChangeType
  }

  var all: [StateSideExpectation] { notNestedChanges + nestedChanges }

  /// Adds a response whose output differs from the base, unless there are enough of its sort.
  ///
  /// The sort is nested changes or other changes; see the type.
  mutating func addIfDifferentFromBase(_ candidate: StateSideExpectation) {
    guard !base.matches(candidate.stateSideOutput) else { return }
    if candidate.isNestedChange(from: base.stateSideOutput) {
      if nestedChanges.count < Self.maximumCountPerChangeType { nestedChanges.append(candidate) }
    } else if notNestedChanges.count < Self.maximumCountPerChangeType {
      notNestedChanges.append(candidate)
    }
  }
}
