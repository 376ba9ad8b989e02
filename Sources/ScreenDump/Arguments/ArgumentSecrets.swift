import Basics
import ScreenDocument
import StrictJSON

/// Users, passwords and queries of URLs in a tool's arguments, which its output must not contain.
///
/// Names are printed without secrets anyway; this type is for messages that quote an argument.
struct ArgumentSecrets {
  private let secrets: [PrintableURL.Secret]

  /// Finds the secrets of arguments, including the values after `=`.
  init(_ arguments: [String]) {
    var found: Set<PrintableURL.Secret> = []
    for argument in arguments {
      var rest = argument[...]
      for _ in 0..<4 {
        found.formUnion(PrintableURL.secrets(in: String(rest)))
        guard let equals = rest.firstIndex(of: "=") else { break }
        rest = rest[rest.index(after: equals)...]
      }
    }
    secrets = found.flatMap(Self.spellings).sorted { $0.text.count > $1.text.count }
  }

  /// Whether there are no secrets.
  var isEmpty: Bool { secrets.isEmpty }

  /// Returns the text without the secrets.
  ///
  /// - Complexity: O(length of the text) for each secret.
  func redact(_ text: String) -> String {
    secrets.reduce(text) { $0.replacing($1.text, with: $1.replacement) }
  }

  /// Returns the spellings of a secret in text, HTML and JSON.
  private static func spellings(_ secret: PrintableURL.Secret) -> Set<PrintableURL.Secret> {
    let spell: [(String) -> String] = [
      { $0 }, \.neutralized, \.escapedForHTML, { JSONTree.string($0).text().trimmingQuotes },
    ]
    return Set(
      spell.map { .init(text: $0(secret.text), replacement: $0(secret.replacement)) }
    )
  }
}

extension String {
  fileprivate var trimmingQuotes: String { String(dropFirst().dropLast()) }
}
