import Parity
import ScreenDocument
import StrictJSON

/// The lines of journals that `coverage` keeps to run the sides of their kinds.
///
/// It keeps the first lines of each kind. When there is no more room, a line with a path that no
/// earlier line has takes the place of one without such a path. So the order of the lines hardly
/// decides which paths are kept.
struct KeptLinesOfKinds {
  /// The maximum number of lines that are kept for each kind.
  private static let maximumLinesPerKind = 64
  /// The number of bytes of kept responses from which on no more lines are kept, for all kinds
  /// together; the last line may exceed it.
  private static let maximumPayloadBytes = 16 << 20

  private struct KeptLine {
    let number: Int
    let line: JournalLine
    /// Whether the line has a path of the kind that the lines before it lack.
    let addsPath: Bool
  }

  private var keptLinesByKind: [ContentKind: [KeptLine]] = [:]
  /// The number of kinds for which a line is kept, by the number of the line.
  private var kindCountByLineNumber: [Int: Int] = [:]
  private var payloadByteCount = 0
  /// The kinds of which a line with a further path is not kept, because of a limit.
  private(set) var kindsWithLeftOutPaths: Set<ContentKind> = []

  /// The kept lines of each kind, in their order.
  var linesByKind: [ContentKind: [JournalLine]] { keptLinesByKind.mapValues { $0.map(\.line) } }

  /// Keeps a line for a kind, if there is room for it.
  ///
  /// - Parameters:
  ///   - line: The line, with a response of the kind at its start.
  ///   - number: A number that no other line has.
  ///   - kind: The kind.
  ///   - addsPath: Whether the line has a path of the kind that all lines before it lack.
  mutating func keepIfPossible(
    _ line: JournalLine,
    numbered number: Int,
    for kind: ContentKind,
    addsPath: Bool
  ) {
    let hasRoom =
      addsPath
      ? makeRoom(forLineNumbered: number, of: kind)
      : isBelowByteLimit(forLineNumbered: number)
        && keptLinesByKind[kind, default: []].count < Self.maximumLinesPerKind
    guard hasRoom else {
      if addsPath { kindsWithLeftOutPaths.insert(kind) }
      return
    }
    keptLinesByKind[kind, default: []].append(
      KeptLine(number: number, line: line, addsPath: addsPath)
    )
    if kindCountByLineNumber[number] == nil { payloadByteCount += line.payloadByteCount }
    kindCountByLineNumber[number, default: 0] += 1
  }

  /// Returns whether there are bytes left for a line; a line that is kept for another kind needs
  /// none.
  private func isBelowByteLimit(forLineNumbered number: Int) -> Bool {
    kindCountByLineNumber[number] != nil || payloadByteCount < Self.maximumPayloadBytes
  }

  /// Removes lines that add no path, as many as needed, the last ones first; first those of the
  /// kind.
  ///
  /// - Returns: Whether there is room for the line.
  private mutating func makeRoom(forLineNumbered number: Int, of kind: ContentKind) -> Bool {
    if keptLinesByKind[kind, default: []].count >= Self.maximumLinesPerKind {
      guard removeLastLineWithoutNewPath(of: kind) else { return false }
    }
    while !isBelowByteLimit(forLineNumbered: number) {
      let others = keptLinesByKind.keys.sorted { $0.rawValue < $1.rawValue }
      guard ([kind] + others).contains(where: { removeLastLineWithoutNewPath(of: $0) }) else {
        return false
      }
    }
    return true
  }

  /// Removes the last line of a kind that adds no path.
  ///
  /// - Returns: Whether there was one.
  private mutating func removeLastLineWithoutNewPath(of kind: ContentKind) -> Bool {
    guard let index = keptLinesByKind[kind]?.lastIndex(where: { !$0.addsPath }),
      let removed = keptLinesByKind[kind]?.remove(at: index)
    else { return false }
    let kindCount = (kindCountByLineNumber[removed.number] ?? 1) - 1
    kindCountByLineNumber[removed.number] = kindCount == 0 ? nil : kindCount
    if kindCount == 0 { payloadByteCount -= removed.line.payloadByteCount }
    return true
  }
}

extension JournalLine {
  /// The number of bytes of its responses, also of those in steps.
  fileprivate var payloadByteCount: Int {
    allResponses.reduce(0) { $0 + $1.payload.bytes.count }
  }
}
