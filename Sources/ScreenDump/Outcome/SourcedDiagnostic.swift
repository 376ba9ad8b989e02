import Basics
import ScreenDocument
public import StrictJSON

/// A diagnostic and the file that it is about.
public struct SourcedDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public let diagnostic: Diagnostic
  /// The file, as the user named it, fit to be printed.
  public let source: String

  /// Creates a diagnostic of a file.
  ///
  /// - Parameters:
  ///   - diagnostic: What is wrong.
  ///   - source: The file, as the user named it.
  public init(_ diagnostic: Diagnostic, in source: String) {
    self.diagnostic = diagnostic
    self.source = PrintableURL.text(source)
  }

  /// The place and the message in one line: `home.json:3:9 /contents/0: message`.
  ///
  /// Of a block page's three documents the name follows the source: `page/layout.json:3:9 …`.
  /// A pointer that is very long is shortened in its middle.
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
    if diagnostic.path != .root { text += " \(shortPath)" }
    return "\(text): \(diagnostic.message)"
  }

  private var shortPath: String {
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
