/// Maps the entries of a composed text to their sources in other documents.
///
/// A copied text has the same entries as its source, so each entry is mapped in one step.
package struct JSONOrigins: Sendable {
  /// Consecutive entries with one source, from a byte of the text up to the next run.
  struct Run: Sendable {
    var offset: Int
    var part: DocumentPart
    var sourceNode: UInt32

    /// Whether the entries were copied one by one; otherwise all of them have one source entry.
    var isCopy: Bool
  }

  private let sources: [JSONStorage]
  private let runs: [Run]
  /// The first entry of each run.
  private let firstNodes: [UInt32]

  /// Creates the map, for which it finds the first entry of each run.
  ///
  /// - Parameters:
  ///   - runs: The runs, by ascending offset.
  ///   - sources: The documents: layout, property and data, in this order.
  ///   - tape: The index of the text.
  ///   - bytes: The text.
  init(_ runs: [Run], sources: [JSONStorage], tape: [UInt32], bytes: [UInt8]) {
    self.sources = sources
    self.runs = runs
    var firstNodes: [UInt32] = []
    firstNodes.reserveCapacity(runs.count)
    var node = 0
    for run in runs {
      while node < tape.count, Int(tape[node] & JSONTape.offsetMask) < run.offset {
        let byte = bytes[Int(tape[node] & JSONTape.offsetMask)]
        let isContainer = byte == JSONByte.openBrace || byte == JSONByte.openBracket
        node += isContainer ? JSONTape.containerWords : 1
      }
      firstNodes.append(UInt32(truncatingIfNeeded: node))
    }
    self.firstNodes = firstNodes
  }

  /// Returns the source of an entry; `nil` for an entry before the first run.
  ///
  /// - Complexity: O(log n) for n runs.
  func origin(of node: Int) -> (storage: JSONStorage, node: Int)? {
    guard let index = index(of: node) else { return nil }
    let run = runs[index]
    let step = run.isCopy ? node - Int(firstNodes[index]) : 0
    let source = sources[run.part.index]
    return (source, Int(run.sourceNode) + step)
  }

  /// Returns the document of a block page that an entry comes from, even if the three documents are
  /// parts of one text; `nil` for an entry before the first run.
  package func part(of node: Int) -> DocumentPart? {
    index(of: node).map { runs[$0].part }
  }

  private func index(of node: Int) -> Int? {
    var low = 0
    var high = firstNodes.count
    while low < high {
      let middle = (low + high) / 2
      if firstNodes[middle] <= node { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
