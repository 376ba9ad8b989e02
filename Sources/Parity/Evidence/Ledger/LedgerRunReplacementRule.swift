import ScreenDocument
import StrictJSON

/// A rule that says which lines of a ledger file a run replaces when it is put into the file.
package struct LedgerRunReplacementRule: Hashable, Sendable {
  /// A reason why a run cannot be put into a file.
  package enum Fault: Error, Hashable {
    /// The file has lines, but this version can read none of them.
    case noReadableLine
    /// The file has lines that the run must not replace, and ``keepsOtherRuns`` is `false`.
    case hasOtherRuns
  }

  /// The run's id; the run replaces the lines of an earlier run with the same id.
  package let run: String
  /// The hash of the path of the journal that the run replays; `nil` for a stream, which has no
  /// path.
  ///
  /// With `nil`, the run replaces only an earlier run with the same id.
  package let journalPathHash: String?
  /// Whether other runs stay in the file.
  ///
  /// If not, the file may hold only runs with the same id or of the same journal, and the run
  /// replaces them.
  package let keepsOtherRuns: Bool

  /// Creates a rule from the values of its properties.
  package init(run: String, journalPathHash: String?, keepsOtherRuns: Bool) {
    self.run = run
    self.journalPathHash = journalPathHash
    self.keepsOtherRuns = keepsOtherRuns
  }

  /// Returns whether the run replaces an earlier run in a file.
  ///
  /// - Parameter file: The current content of the file.
  /// - Returns: Whether it does.
  /// - Throws: The reason why the run cannot be put into the file.
  /// - Complexity: O(n) for n bytes.
  func replacesRun(in file: [UInt8]) throws(Fault) -> Bool {
    !(try keptLinesAndReplacedRuns(of: file).replaced.isEmpty)
  }

  /// Returns the content of a file after the lines of the run were put into it.
  ///
  /// An earlier run is removed together with its clearings, so that the counts of the new run are
  /// used. Empty lines and an incomplete last line are removed too. All other lines keep their
  /// bytes.
  ///
  /// - Parameters:
  ///   - text: The run's lines, each with its line feed.
  ///   - file: The current content of the file.
  /// - Returns: The remaining lines, then the run's lines.
  /// - Throws: The reason why the run cannot be put into the file.
  /// - Complexity: O(n) for n bytes.
  func fileBytes(replacingRunWith text: String, in file: [UInt8]) throws(Fault) -> [UInt8] {
    var result: [UInt8] = []
    for line in try keptLinesAndReplacedRuns(of: file).kept {
      result += line
      result.append(UInt8(ascii: "\n"))
    }
    return result + text.utf8
  }

  private func keptLinesAndReplacedRuns(
    of file: [UInt8]
  ) throws(Fault) -> (kept: [[UInt8]], replaced: Set<String>) {
    let lines = Self.lines(of: file)
    let hasUsable = lines.contains { if case .unreadable = $0 { false } else { true } }
    guard hasUsable || lines.isEmpty else { throw .noReadableLine }
    let replaced = Set(lines.compactMap(replacedRunID))
    let kept = lines.compactMap { keptBytes(of: $0, replacing: replaced) }
    guard keepsOtherRuns || kept.isEmpty else { throw .hasOtherRuns }
    return (kept, replaced)
  }

  private enum Line {
    case run(String, LedgerRun, ArraySlice<UInt8>)
    case cleared([ContentKind: Set<String>], ArraySlice<UInt8>)
    case unreadable(ArraySlice<UInt8>)
  }

  /// Returns the lines of a file, without empty lines and without an incomplete last line.
  private static func lines(of file: [UInt8]) -> [Line] {
    let feed = UInt8(ascii: "\n")
    return file.split(separator: feed).compactMap { bytes -> Line? in
      guard bytes.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { return nil }
      let isEnded = bytes.endIndex < file.endIndex
      let reading = LedgerReading(Array(bytes) + (isEnded ? [feed] : []))
      if let (id, run) = reading.ledger.runs.first { return .run(id, run, bytes) }
      if !reading.ledger.clearedRuns.isEmpty { return .cleared(reading.ledger.clearedRuns, bytes) }
      let isCutOff = reading.diagnostics.contains { $0.severity == .warning }
      return isCutOff ? nil : .unreadable(bytes)
    }
  }

  private func replacedRunID(of line: Line) -> String? {
    guard case .run(let id, let run, _) = line else { return nil }
    let isOfJournal =
      !keepsOtherRuns && journalPathHash != nil && run.journalPathHash == journalPathHash
    return id == self.run || isOfJournal ? id : nil
  }

  private func keptBytes(of line: Line, replacing replaced: Set<String>) -> [UInt8]? {
    switch line {
    case .run(let id, _, let bytes): return replaced.contains(id) ? nil : Array(bytes)
    case .unreadable(let bytes): return Array(bytes)
    case .cleared(let cleared, let bytes):
      let rest = cleared.mapValues { $0.subtracting(replaced) }.filter { !$0.value.isEmpty }
      if rest == cleared { return Array(bytes) }
      let lines = rest.flatMap { LedgerLineFormat.lines(clearing: $0.key, runs: $0.value) }
      return lines.isEmpty ? nil : Array(lines.joined(separator: "\n").utf8)
    }
  }
}
