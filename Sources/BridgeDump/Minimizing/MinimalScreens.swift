import Basics
import Bridge
import Parity
import ScreenDocument
import ScreenDump

/// The smallest screens that show the mismatches of a command, one for each kind and path that
/// differs.
struct MinimalScreens {
  private struct ScreenAndContentID: Hashable {
    let screenName: String
    let contentID: ContentID
  }

  /// The maximum number of screens; later mismatches get none.
  private static let maximumScreenCount = 20

  private let folder: String?
  private let protectedInputPaths: [String]
  private var screenByMismatch: [ScreenAndContentID: MinimalScreen] = [:]
  private var seenKindsAndPaths: Set<ContentKindAndMismatchPath> = []
  private(set) var files: [DumpFile] = []

  /// Creates an empty collection.
  ///
  /// - Parameters:
  ///   - folder: The folder for the files; `nil` for the current folder.
  ///   - inputPaths: The paths of the files that the command reads; no file of a screen replaces
  ///     one.
  init(folder: String?, keeping inputPaths: [String]) {
    self.folder = folder
    protectedInputPaths = inputPaths
  }

  /// The smallest screen that shows a result of a screen; `nil` if there is none.
  subscript(result: ComparisonResult, in screen: String) -> MinimalScreen? {
    screenByMismatch[ScreenAndContentID(screenName: screen, contentID: result.id)]
  }

  /// Shrinks a screen for each mismatch whose kind and path of the first difference no earlier
  /// mismatch had.
  ///
  /// Mismatches of earlier calls count as earlier ones. All calls together keep at most
  /// ``maximumScreenCount`` screens.
  @MainActor
  mutating func addSmallestScreens(
    for results: [ComparisonResult],
    of screen: ScreenToCompose,
    run: @escaping @MainActor (ScreenToCompose) -> [ComparisonResult]
  ) {
    for result in results where files.count < Self.maximumScreenCount {
      guard let pattern = ContentKindAndMismatchPath(result),
        seenKindsAndPaths.insert(pattern).inserted,
        let smallest = MinimalScreen(
          of: screen.document,
          showing: result,
          file: ExampleFileNaming.screen.path(
            for: result.kind,
            in: folder,
            besides: files.map(\.path),
            keeping: protectedInputPaths
          ),
          compare: { run(screen.showing($0)) }
        )
      else { continue }
      screenByMismatch[ScreenAndContentID(screenName: screen.name, contentID: result.id)] = smallest
      files.append(smallest.file)
    }
  }

  /// Removes the screens whose files could not be written.
  mutating func removeScreens(ofFiles paths: Set<String>) {
    screenByMismatch = screenByMismatch.filter { !paths.contains($0.value.file.path) }
    files.removeAll { paths.contains($0.path) }
  }

  /// Returns an indented line, with its line feed, about the smallest screen that shows a result of
  /// a screen; empty if there is none.
  func smallestExampleLine(
    for result: ComparisonResult,
    in screen: String,
    _ style: TextStyle
  ) -> String {
    guard let smallest = self[result, in: screen] else { return "" }
    let size = "\(smallest.byteCount.after) of \(smallest.byteCount.before) bytes"
    let end = smallest.stoppedEarly ? ", a smaller one may exist" : ""
    let path = URLRedaction.withoutSecrets(smallest.file.path).terminalSafe
    return "    \(style.painted("smallest example: \(path), \(size)\(end)", .dim))\n"
  }
}
