import Basics
import ScreenDocument
public import StrictJSON

/// A diagnostic with the name of its file.
public struct SourcedDiagnostic: Hashable, Sendable {
  /// The diagnostic.
  public let diagnostic: Diagnostic
  /// The file's name, as the user spelled it, without secrets.
  public let source: String

  /// Creates a diagnostic with the name of its file.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - source: The file's name, as the user spelled it.
  public init(_ diagnostic: Diagnostic, in source: String) {
    self.diagnostic = diagnostic
    self.source = URLRedaction.withoutSecrets(source)
  }

  /// The source, the place and the message: `home.json:3:9 /contents/0: message`.
  ///
  /// An unknown line or column, and the pointer to the root, are left out. For a block page, the
  /// name of the faulty one of its three documents follows the source: `page/layout.json:3:9 …`. A
  /// very long pointer is shortened.
  public var text: String {
    var text = source
    if let part = diagnostic.part {
      if !text.hasSuffix("/") { text += "/" }
      text += part.fileName
    }
    if let line = diagnostic.line {
      text += ":\(line)"
      if let column = diagnostic.column { text += ":\(column)" }
    }
    if diagnostic.path != .root { text += " \(shortenedPointer)" }
    return "\(text): \(diagnostic.message)"
  }

  private var shortenedPointer: String {
    let tokens = diagnostic.path.tokens
    guard tokens.count > 12 else {
      return diagnostic.path.description.truncated(toColumns: 200)
    }
    let ends = [tokens.prefix(4), tokens.suffix(4)].map {
      JSONPointer(tokens: Array($0)).description.truncated(toColumns: 100)
    }
    return ends.joined(separator: "/…")
  }
}
