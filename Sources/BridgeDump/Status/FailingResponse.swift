import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// A response on which the sides differ or the state side fails, with both outputs.
struct FailingResponse {
  /// The screen or the journal's line that has the response.
  enum ScreenOrJournalLine: Hashable {
    case screen(String)
    case journal(String, line: Int)

    /// The name of the screen, or the journal with the line's number: `home.json`,
    /// `home.journal:12`.
    var text: String {
      switch self {
      case .screen(let name): name
      case .journal(let path, let line): "\(path):\(line)"
      }
    }
  }

  let source: ScreenOrJournalLine
  let result: ComparisonResult
  let outputs: ComparedOutputs
  /// The smallest screen found that still shows the first difference; `nil` if the response was not
  /// shrunk, if the result is an error, or if a second comparison does not show the difference.
  let minimalScreen: MinimalScreen?
  /// Whether the file of the minimal screen is written: there is a minimal screen, `--fixtures`
  /// names a folder, and writing has not failed.
  private(set) var savesMinimalScreen: Bool

  /// The first difference; `nil` for an error, which has none.
  var firstDifference: ParityDifference? { result.differences.first }

  /// The first difference in words: its place, and the values on the legacy side and on the state
  /// side.
  ///
  /// Without a difference, it is the message of the error.
  var differenceSentence: String {
    guard let difference = firstDifference else {
      return result.errorMessage ?? "the state side fails"
    }
    let (old, new) = (
      Self.valueTextOrMissing(of: difference.legacy), Self.valueTextOrMissing(of: difference.state)
    )
    return
      "\(difference.placeOrAspectText) is \(old) on the legacy side and \(new) on the state side"
  }

  /// Sets ``savesMinimalScreen`` to `false` if the file of the minimal screen is one of the given
  /// files, which could not be written.
  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    if let minimalScreen, paths.contains(minimalScreen.file.path) { savesMinimalScreen = false }
  }

  private static func valueTextOrMissing(of value: JSONTree?) -> String {
    value?.abbreviatedText ?? "missing"
  }
}
