import ScreenDocument
public import StrictJSON

/// A summary of the payload of a content whose kind has no route, for dumps.
public struct PayloadSummary: Hashable, Sendable {
  /// The JSON type: `object`, `array`, `string`, `number`, `bool` or `null`.
  public let type: String
  /// The length of the payload's JSON text, in bytes.
  public let byteCount: Int
  /// The number of members of an object, or of elements of an array; `nil` for other types.
  public let count: Int?
  /// One line about the payload: its first four members or elements, or its single value.
  ///
  /// Names, texts and numbers are cut to 24 Unicode scalars, and their line breaks become spaces;
  /// an object or array within the payload is only its count, such as `{3}` or `[3]`.
  ///
  /// Members whose text a dump prints elsewhere, such as the content's id, are omitted.
  public let preview: String

  /// Summarises a payload.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - known: Texts that a dump prints elsewhere; the preview of an object omits the members
  ///     whose value is one of them.
  /// - Complexity: O(n) in the number of members.
  public init(_ payload: JSONValue, omittingTexts known: Set<String> = []) {
    byteCount = payload.bytes.count
    switch payload.kind {
    case .object:
      type = "object"
      count = payload.count
    case .array:
      type = "array"
      count = payload.count
    case .string:
      type = "string"
      count = nil
    case .number:
      type = "number"
      count = nil
    case .bool:
      type = "bool"
      count = nil
    case .null:
      type = "null"
      count = nil
    }
    preview = Self.preview(of: payload, omittingTexts: known)
  }

  private static let previewPartLimit = 4
  private static let shortTextScalarLimit = 24

  /// Returns the ``preview`` of a payload, without the members of an object whose value is one of
  /// some texts.
  private static func preview(of payload: JSONValue, omittingTexts known: Set<String>) -> String {
    switch payload.kind {
    case .object:
      var parts: [String] = []
      for (key, value) in payload.members {
        if let text = value.string, known.contains(text) { continue }
        if parts.count == previewPartLimit {
          parts.append("…")
          break
        }
        parts.append("\(shortened(key)): \(shortText(of: value))")
      }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    case .array:
      var parts = payload.elements.prefix(previewPartLimit).map(shortText(of:))
      if payload.count > previewPartLimit { parts.append("…") }
      return parts.isEmpty ? "[]" : "[ \(parts.joined(separator: ", ")) ]"
    case .string, .number, .bool, .null: return shortText(of: payload)
    }
  }

  private static func shortText(of value: JSONValue) -> String {
    switch value.kind {
    case .object: return value.count == 0 ? "{}" : "{\(value.count)}"
    case .array: return value.count == 0 ? "[]" : "[\(value.count)]"
    case .string: return "\"\(shortened(value.string ?? ""))\""
    case .number: return shortened(value.numberText ?? "")
    case .bool: return value.bool == true ? "true" : "false"
    case .null: return "null"
    }
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    // Scalars, because one character can have any number of combining marks.
    let isCut = scalars.dropFirst(shortTextScalarLimit).first != nil
    let start = isCut ? scalars.prefix(shortTextScalarLimit - 1) : scalars[...]
    let line = String(Substring(start).map { $0.isNewline ? " " : $0 })
    return isCut ? line + "…" : line
  }
}
