/// A JSON value that is independent of its document, to compare, keep and print.
///
/// Objects keep the order of their members, and equality compares it. Numbers keep their text, so
/// `1.0` and `1` differ.
public enum JSONTree: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it was written.
  case number(String)
  /// Text.
  case string(String)
  /// Elements in brackets.
  case array([JSONTree])
  /// Members in braces.
  case object([Member])

  /// Returns the first member with the given name.
  ///
  /// - Parameter key: The member's name.
  /// - Returns: The member's value; `nil` if none exists or the value is not an object.
  public subscript(_ key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the element at the given index.
  ///
  /// - Parameter index: The element's index.
  /// - Returns: The element; `nil` outside the array or if the value is not an array.
  public subscript(_ index: Int) -> JSONTree? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
