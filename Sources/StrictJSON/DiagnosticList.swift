/// A list of at most 1,000 diagnostics about the elements of a document, and the number of further
/// ones.
package struct DiagnosticList: Sendable {
  private struct PositionedDiagnostic {
    var sortPosition: Int
    var diagnostic: Diagnostic
  }

  private static let maximumKeptCount = 1000

  private var keptDiagnostics: [PositionedDiagnostic] = []
  private var unlistedCount = 0

  /// Creates an empty list.
  package init() {}

  /// Adds a diagnostic about the element at an index; if the list is full, it is only counted.
  package mutating func add(at sortPosition: Int, _ diagnostic: @autoclosure () -> Diagnostic) {
    if keptDiagnostics.count < Self.maximumKeptCount {
      keptDiagnostics.append(
        PositionedDiagnostic(sortPosition: sortPosition, diagnostic: diagnostic())
      )
    } else {
      unlistedCount += 1
    }
  }

  /// Appends another list, including the number of its omitted diagnostics; those that do not fit
  /// are only counted.
  package mutating func add(contentsOf other: Self) {
    for entry in other.keptDiagnostics { add(at: entry.sortPosition, entry.diagnostic) }
    unlistedCount += other.unlistedCount
  }

  /// The diagnostics by the index of their elements; those of one element in the order of addition.
  ///
  /// If the list was full and further diagnostics were only counted, one more diagnostic at the end
  /// states their number.
  package var sortedByPosition: [Diagnostic] {
    let ordered = keptDiagnostics.enumerated().sorted { left, right in
      (left.element.sortPosition, left.offset) < (right.element.sortPosition, right.offset)
    }
    var diagnostics = ordered.map(\.element.diagnostic)
    if unlistedCount > 0 { diagnostics.append(.unlistedDiagnostics(count: unlistedCount)) }
    return diagnostics
  }
}
