/// A bounded list of diagnostics, ordered by the index of their elements.
package struct DiagnosticList: Sendable {
  private struct Entry {
    var position: Int
    var diagnostic: Diagnostic
  }

  private static let maximumKept = 1000

  private var entries: [Entry] = []
  private var dropped = 0

  /// Creates an empty list.
  package init() {}

  /// Adds a diagnostic about an element; beyond the bound, it is only counted.
  package mutating func add(at position: Int, _ diagnostic: @autoclosure () -> Diagnostic) {
    if entries.count < Self.maximumKept {
      entries.append(Entry(position: position, diagnostic: diagnostic()))
    } else {
      dropped += 1
    }
  }

  /// Appends another list, including the number of its omitted diagnostics.
  package mutating func add(contentsOf other: Self) {
    for entry in other.entries { add(at: entry.position, entry.diagnostic) }
    dropped += other.dropped
  }

  /// All diagnostics by element; those of one element in the order they were added.
  package var sorted: [Diagnostic] {
    let ordered = entries.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }
    var diagnostics = ordered.map(\.element.diagnostic)
    if dropped > 0 {
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "moreDiagnostics",
          message: "\(dropped) more diagnostics are not listed."
        )
      )
    }
    return diagnostics
  }
}
