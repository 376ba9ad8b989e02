/// A map from the entries of a text that ``JSONCompositionWriter`` wrote to the entries of other
/// documents from which they come.
///
/// A copied text has the same entries as its source, in the same order. So the distance of an entry
/// from the first entry of its run is the same in the source, and the source is computed without a
/// search.
package struct JSONOrigins: Sendable {
  /// Consecutive entries that were written from one source; they begin at the byte
  /// `offsetInComposedText`, and end where the next run begins.
  struct SourceRun: Sendable {
    var offsetInComposedText: Int
    var part: DocumentPart
    var sourceNode: UInt32

    /// Whether each entry of the run has a source entry of its own, in the same order.
    ///
    /// If `false`, all entries of the run have the source entry `sourceNode`; if `true`, this is
    /// the source of the first one.
    var isCopy: Bool
  }

  private let sources: [JSONStorage]
  private let runs: [SourceRun]
  /// The index in the tape of the first entry of each ``SourceRun``.
  private let firstNodesOfRuns: [UInt32]

  /// Creates the map, and finds the first entry of each run for it.
  ///
  /// - Parameters:
  ///   - runs: The runs, by ascending offset.
  ///   - sources: The documents: layout, property and data, in this order.
  ///   - tape: The index of the text.
  ///   - bytes: The text.
  init(_ runs: [SourceRun], sources: [JSONStorage], tape: [UInt32], bytes: [UInt8]) {
    self.sources = sources
    self.runs = runs
    var firstNodesOfRuns: [UInt32] = []
    firstNodesOfRuns.reserveCapacity(runs.count)
    var node = 0
    for run in runs {
      while node < tape.count, Int(tape[node] & JSONTape.offsetMask) < run.offsetInComposedText {
        let byte = bytes[Int(tape[node] & JSONTape.offsetMask)]
        let isContainer = byte == JSONByte.openBrace || byte == JSONByte.openBracket
        node += isContainer ? JSONTape.wordsPerContainer : 1
      }
      firstNodesOfRuns.append(UInt32(truncatingIfNeeded: node))
    }
    self.firstNodesOfRuns = firstNodesOfRuns
  }

  /// Returns the document and the entry from which an entry comes; `nil` for an entry before the
  /// first run.
  ///
  /// - Complexity: O(log n) for n runs.
  func origin(of node: Int) -> (storage: JSONStorage, node: Int)? {
    guard let index = runIndex(of: node) else { return nil }
    let run = runs[index]
    let step = run.isCopy ? node - Int(firstNodesOfRuns[index]) : 0
    let source = sources[run.part.index]
    return (source, Int(run.sourceNode) + step)
  }

  /// Returns the document of a block page from which an entry comes; `nil` for an entry before the
  /// first ``SourceRun``.
  ///
  /// The result is right even if the three documents are parts of one text.
  package func part(of node: Int) -> DocumentPart? {
    runIndex(of: node).map { runs[$0].part }
  }

  private func runIndex(of node: Int) -> Int? {
    var low = 0
    var high = firstNodesOfRuns.count
    while low < high {
      let middle = (low + high) / 2
      if firstNodesOfRuns[middle] <= node { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
