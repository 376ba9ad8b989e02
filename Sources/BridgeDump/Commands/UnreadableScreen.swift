import Basics
import ScreenDump
import StrictJSON

/// A screen that a command was to compare and could not read.
struct UnreadableScreen {
  /// The name as the user spelled it, without secrets.
  let name: String
  /// Why the screen could not be read.
  private let failure: DumpFailure

  /// Creates the screen of an operand.
  init(_ operand: String, _ failure: DumpFailure) {
    name = URLRedaction.withoutSecrets(operand)
    self.failure = failure
  }

  /// The failure in words that name the screen.
  var sentence: String {
    let sentence = failure.sentence
    let namesScreen = sentence.hasPrefix(name) || sentence.contains("'\(name)'")
    return namesScreen ? sentence : "\(name): \(sentence)"
  }

  /// The failure as an entry of a report's `diagnostics`.
  fileprivate var diagnostic: SourcedDiagnostic {
    SourcedDiagnostic(
      Diagnostic(severity: .error, code: "unreadableScreen", message: failure.sentence),
      in: name
    )
  }
}

extension [UnreadableScreen] {
  /// The sentence of each screen; screens with one sentence have it once.
  var sentences: [String] {
    var seen: Set<String> = []
    return map(\.sentence).filter { seen.insert($0).inserted }
  }

  /// The diagnostics of all screens, then others, as JSON; equal ones are written once.
  func diagnosticsJSON(before others: [SourcedDiagnostic]) -> JSONTree {
    var seen: Set<SourcedDiagnostic> = []
    let own = map(\.diagnostic).filter { seen.insert($0).inserted }
    return .array((own + others).map(\.json))
  }
}
