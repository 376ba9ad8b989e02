import Foundation
public import ScreenDocument

extension ContentDocument {
  /// Reads a document of counters.
  ///
  /// - Parameter contents: Lines such as `counter#a=1`: kind, id and count; `counter#a=x` gives a
  ///   content that cannot be decoded.
  /// - Returns: The document.
  /// - Throws: If it is no document.
  public static func counters(_ contents: String...) throws(DocumentError) -> ContentDocument {
    try counters(contents)
  }

  /// Reads a document of counters.
  ///
  /// - Parameter contents: Lines such as `counter#a=1`.
  /// - Returns: The document.
  /// - Throws: If it is no document.
  public static func counters(_ contents: [String]) throws(DocumentError) -> ContentDocument {
    let elements = contents.map { line -> String in
      let parts = line.split(whereSeparator: { "#=".contains($0) })
      return
        #"{ "type": "\#(parts[0])", "id": "\#(parts[1])", "value": { "count": \#(parts[2]) } }"#
        .replacingOccurrences(of: "x }", with: "\"x\" }")
    }
    return try ContentDocument(
      reading: Array(#"{ "contents": [\#(elements.joined(separator: ","))] }"#.utf8)
    )
  }
}
