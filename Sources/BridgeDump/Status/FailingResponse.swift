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
  /// The smallest screen that still shows the first difference; `nil` if the response was not
  /// shrunk, or if a second comparison does not show the difference.
  let smallestCase: MinimalScreen?
  /// Whether the file of the smallest case is written: there is a smallest case, `--fixtures` names
  /// a folder, and writing did not fail.
  private(set) var savesSmallestCase: Bool

  /// The first difference; `nil` for an error of the state side.
  var firstDifference: ParityDifference? { result.differences.first }

  /// The first difference, or the error of the state side, in words:
  /// `/items/0/price is "1" on the legacy side and "2" on the state side`.
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

  /// Records that the file could not be written, if it is one of the given files.
  mutating func omitUnwrittenFiles(_ paths: Set<String>) {
    if let smallestCase, paths.contains(smallestCase.file.path) { savesSmallestCase = false }
  }

  private static func valueTextOrMissing(of value: JSONTree?) -> String {
    value?.inlineText ?? "missing"
  }
}
