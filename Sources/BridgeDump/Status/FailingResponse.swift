import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// A response on which both sides differ, with the difference.
struct FailingResponse {
  /// The screen or the journal's line that has the response.
  enum Source: Hashable {
    case screen(String)
    case journal(String, line: Int)

    /// The source as a place in a file: `home.json`, `home.journal:12`.
    var text: String {
      switch self {
      case .screen(let name): name
      case .journal(let path, let line): "\(path):\(line)"
      }
    }
  }

  let source: Source
  let result: ComparisonResult
  let outputs: ComparedOutputs
  /// The smallest screen that still shows the first difference; `nil` if it could not be repeated.
  let smallest: MinimalCase?
  /// Whether the smallest screen is saved as its file.
  let isSaved: Bool

  /// The first place that differs; `nil` for an error of the state side.
  var difference: ParityDifference? { result.differences.first }

  /// The difference in words: `/items/0/price is "1" on the legacy side and "2" on the state side`.
  var sentence: String {
    guard let difference else { return result.message ?? "the state side fails" }
    let (old, new) = (Self.words(difference.legacy), Self.words(difference.state))
    return "\(difference.name) is \(old) on the legacy side and \(new) on the state side"
  }

  private static func words(_ value: JSONTree?) -> String {
    value?.inline ?? "missing"
  }
}
