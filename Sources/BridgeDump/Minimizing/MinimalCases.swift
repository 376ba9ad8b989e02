import Basics
import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The smallest screens that show the mismatches of a command, one for each field of each kind.
struct MinimalCases {
  private struct Mismatch: Hashable {
    let screen: String
    let id: ContentID
  }

  /// The maximum number of cases; later mismatches get none.
  static let limit = 20

  private let folder: String?
  private var cases: [Mismatch: MinimalCase] = [:]
  private var seen: Set<MismatchPattern> = []
  private(set) var files: [DumpFile] = []

  /// Creates an empty collection.
  ///
  /// - Parameter folder: The folder for the files; `nil` for the current folder.
  init(folder: String?) {
    self.folder = folder
  }

  /// The case that was made of a screen's result; `nil` if there is none.
  subscript(result: ComparisonResult, in screen: String) -> MinimalCase? {
    cases[Mismatch(screen: screen, id: result.id)]
  }

  /// Shrinks a screen for each of its mismatches that is the first in its field of its kind; stops
  /// at ``limit`` cases.
  @MainActor
  mutating func add(
    _ results: [ComparisonResult],
    of screen: DumpScreen,
    run: @escaping @MainActor (DumpScreen) -> [ComparisonResult]
  ) {
    for result in results where files.count < Self.limit {
      guard let pattern = MismatchPattern(result), seen.insert(pattern).inserted,
        let smallest = MinimalCase(
          of: screen.document,
          showing: result,
          file: path(for: result),
          compare: { run(screen.showing($0)) }
        )
      else { continue }
      cases[Mismatch(screen: screen.name, id: result.id)] = smallest
      files.append(smallest.file)
    }
  }

  /// Returns one line about the case of a mismatch; empty if it has none.
  func text(of result: ComparisonResult, in screen: String, _ style: TextStyle) -> String {
    guard let smallest = self[result, in: screen] else { return "" }
    let size = "\(smallest.size.after) of \(smallest.size.before) bytes"
    let end = smallest.isExhausted ? ", a smaller one may exist" : ""
    let path = PrintableURL.text(smallest.file.path).neutralized
    return "    \(style.painted("smallest example: \(path), \(size)\(end)", .dim))\n"
  }

  private func path(for result: ComparisonResult) -> String {
    let taken = Set(files.map(\.path))
    let start = Self.pathWithoutEnding(for: result.kind, in: folder)
    let endings = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "" : "-\($0)" }
    return endings.map { "\(start)\($0).json" }.first { !taken.contains($0) } ?? "\(start).json"
  }

  /// Returns the path of the file for a kind that has one case only.
  static func path(for kind: ContentKind, in folder: String?) -> String {
    pathWithoutEnding(for: kind, in: folder) + ".json"
  }

  private static func pathWithoutEnding(for kind: ContentKind, in folder: String?) -> String {
    let name = String(kind.rawValue.prefix(60).map { isPlain($0) ? $0 : "_" })
    return (folder.map { $0 + "/" } ?? "") + "mismatch-\(name)"
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_"
  }
}
