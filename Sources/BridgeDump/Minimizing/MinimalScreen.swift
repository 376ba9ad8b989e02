import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TopScreen

/// The smallest screen found that still shows a mismatch.
struct MinimalScreen {
  /// The smallest screen that was found, as JSON.
  let screen: JSONTree
  /// The file for the smallest screen.
  let file: DumpFile
  /// The size of the whole screen in bytes before and after shrinking, as compact JSON; ``file`` is
  /// larger.
  let byteCount: (before: Int, after: Int)
  /// Whether shrinking stopped early, so that the screen may not be minimal.
  let stoppedEarly: Bool

  /// Shrinks a screen that shows a mismatch; `nil` if the result is no mismatch, or if comparing
  /// the screen again does not show it.
  ///
  /// - Parameters:
  ///   - document: The screen.
  ///   - result: A mismatch of one of its contents.
  ///   - path: The path of the file for the smallest screen.
  ///   - compare: Compares the contents of a screen.
  @MainActor
  init?(
    of document: ContentDocument,
    showing result: ComparisonResult,
    file path: String,
    compare: @escaping @MainActor (ContentDocument) -> [ComparisonResult]
  ) {
    guard let pattern = ContentKindAndMismatchPath(result) else { return nil }
    let mismatchedContents = document.contents.filter { $0.id == result.id }
    let showsMismatch = { tree in
      Self.document(from: tree).map { pattern.isFound(in: compare($0)) } ?? false
    }
    guard
      let start = [mismatchedContents, document.contents].lazy.map(Self.screenTree)
        .first(where: showsMismatch)
    else { return nil }
    var minimizer = TreeMinimizer(while: showsMismatch)
    let smallest = minimizer.minimize(start)
    stoppedEarly = minimizer.ranOutOfTrials
    screen = smallest
    file = DumpFile(path: path, text: smallest.text(style: .pretty) + "\n")
    byteCount = (Self.screenTree(document.contents).text().utf8.count, smallest.text().utf8.count)
  }

  private static func document(from tree: JSONTree) -> ContentDocument? {
    try? ContentDocument(reading: Array(tree.text().utf8))
  }

  /// Returns a screen with the given contents as JSON.
  static func screenTree(_ contents: [ResponseData]) -> JSONTree {
    .object([
      "contents": .array(
        contents.map { content in
          .object([
            "type": .string(content.kind.rawValue),
            "id": .string(content.id.rawValue),
            "value": content.payload.tree,
          ])
        }
      )
    ])
  }
}
