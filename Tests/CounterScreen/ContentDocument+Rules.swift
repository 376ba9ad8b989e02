import Foundation
public import ScreenDocument

extension ContentDocument {
  /// Reads a document of counters with rules.
  ///
  /// - Parameters:
  ///   - contents: Lines such as `counter#a=1 "order": { "pin": "top" }`: kind, id and count, and the
  ///     other members of the content.
  ///   - limits: How many contents of a kind are shown at most, as JSON.
  /// - Returns: The document; each content stands in a line of its own, from the second on.
  /// - Throws: If it is no document.
  public static func ruled(
    _ contents: [String],
    limits: String = "null"
  ) throws(DocumentError) -> ContentDocument {
    let elements = contents.map { line -> String in
      let parts = line.split(separator: " ", maxSplits: 1)
      let names = parts[0].split(whereSeparator: { "#=".contains($0) })
      let members = parts.count > 1 ? ", \(parts[1])" : ""
      let count = names.count > 2 ? names[2] : "1"
      return #"{ "type": "\#(names[0])", "id": "\#(names[1])"\#(members), "#
        + #""value": { "count": \#(count) } }"#
    }
    let list = elements.joined(separator: ",\n")
    return try ContentDocument(
      reading: Array("{ \"limits\": \(limits), \"contents\": [\n\(list)\n] }".utf8)
    )
  }
}
