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
  let smallestCase: MinimalScreen?
  /// Whether the file of the smallest case is written: there is a smallest case, `--fixtures` names
  /// a folder, and writing has not failed.
  private(set) var savesSmallestCase: Bool

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

  /// Sets ``savesSmallestCase`` to `false` if the file of the smallest case is one of the given
  /// files, which could not be written.
  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    if let smallestCase, paths.contains(smallestCase.file.path) { savesSmallestCase = false }
  }

  private static func valueTextOrMissing(of value: JSONTree?) -> String {
    value?.inlineText ?? "missing"
  }
}
