import Basics
import ScreenDocument
import StrictJSON

/// The users, passwords and queries of URLs among a tool's arguments, which its output must not contain.
///
/// Names are made fit to be printed where they are printed; this is for what quotes an argument anywhere else.
struct ArgumentSecrets {
  private let secrets: [PrintableURL.Secret]

  /// Finds the secrets of arguments, and of what stands behind `=` in them.
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

  /// Whether there are none.
  var isEmpty: Bool { secrets.isEmpty }

  /// The text without the secrets.
  ///
  /// - Complexity: O(length of the text) for each secret.
  func redact(_ text: String) -> String {
    secrets.reduce(text) { $0.replacing($1.text, with: $1.replacement) }
  }

  /// A secret as texts, pages and JSON spell it.
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
