import Basics
import ScreenDocument
import StrictJSON

/// The secrets in a tool's arguments: user names, passwords, queries and fragments of URLs.
///
/// The tool already prints names of files and URLs without secrets. This type removes the secrets
/// from all other output, such as a message that quotes an argument.
struct ArgumentURLSecrets {
  private let secrets: [URLRedaction.URLWithSecret]

  /// Finds the secrets in each whole argument, and in its text after each of its first three `=`.
  ///
  /// So a URL after an option's name is searched too: `--option=name=https://…`.
  init(_ arguments: [String]) {
    var found: Set<URLRedaction.URLWithSecret> = []
    for argument in arguments {
      var rest = argument[...]
      for _ in 0..<4 {
        found.formUnion(URLRedaction.urlsWithSecrets(in: String(rest)))
        guard let equals = rest.firstIndex(of: "=") else { break }
        rest = rest[rest.index(after: equals)...]
      }
    }
    secrets = found.flatMap(Self.outputSpellings).sorted { $0.text.count > $1.text.count }
  }

  /// Whether the arguments contain no secrets.
  var isEmpty: Bool { secrets.isEmpty }

  /// Returns a text without the secrets.
  ///
  /// `…` replaces user and password, and `?…` a query with its fragment. A fragment without a query
  /// is removed without a mark.
  ///
  /// - Complexity: O(length of the text) for each secret.
  func redact(_ text: String) -> String {
    secrets.reduce(text) { $0.replacing($1.text, with: $1.replacement) }
  }

  /// Returns a secret as it is spelled in plain text, in terminal output, in HTML and in JSON.
  private static func outputSpellings(
    of secret: URLRedaction.URLWithSecret
  ) -> Set<URLRedaction.URLWithSecret> {
    let spell: [(String) -> String] = [
      { $0 }, \.terminalSafe, \.escapedForHTML,
      { JSONTree.string($0).text().droppingFirstAndLastCharacter },
    ]
    return Set(
      spell.map { .init(text: $0(secret.text), replacement: $0(secret.replacement)) }
    )
  }
}

extension String {
  fileprivate var droppingFirstAndLastCharacter: String { String(dropFirst().dropLast()) }
}
