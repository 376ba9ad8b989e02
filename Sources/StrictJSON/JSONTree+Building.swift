import Foundation

extension JSONTree {
  /// Encodes a value with a `JSONEncoder` and reads the result, with members sorted by name.
  ///
  /// - Parameter value: The value to encode.
  /// - Throws: The encoder's error, or ``JSONSyntaxError`` for a result beyond ``JSONLimits``.
  public init(encoding value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self = try JSONDocument(Array(encoder.encode(value))).root.tree
  }

  /// Returns why a value cannot be encoded and where in the value, as a text for messages without a
  /// full stop.
  ///
  /// - Parameter error: The error of ``init(encoding:)`` or of another encoder.
  /// - Returns: The reason, with a JSON Pointer if the error has a place.
  package static func reason(ofEncodingError error: any Error) -> String {
    var reason = "\(error)"
    var place = JSONPointer.root
    if case .invalidValue(_, let context)? = error as? EncodingError {
      reason = context.debugDescription
      place = JSONPointer(
        tokens: context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      )
    }
    if reason.hasSuffix(".") { reason.removeLast() }
    return place.tokens.isEmpty ? reason : "\(reason), at \(place)"
  }
}

extension JSONValue {
  /// An array or object whose copy is not complete.
  private struct UnfinishedContainer {
    var isObject: Bool
    var remainingArrayElements: Elements
    var remainingObjectMembers: Members
    var currentKey = ""
    /// The copied elements of an array; empty for an object.
    var builtArrayElements: [JSONTree] = []
    /// The copied members of an object; empty for an array.
    var builtObjectMembers: [JSONTree.Member] = []

    mutating func add(_ tree: JSONTree) {
      if isObject {
        builtObjectMembers.append(JSONTree.Member(key: currentKey, value: tree))
      } else {
        builtArrayElements.append(tree)
      }
    }

    mutating func nextValueToCopy() -> JSONValue? {
      guard isObject else { return remainingArrayElements.next() }
      guard let member = remainingObjectMembers.next() else { return nil }
      currentKey = member.key
      return member.value
    }
  }

  /// A copy of the value and everything in it, except members that repeat a name, independent of
  /// its document.
  ///
  /// - Complexity: O(bytes of the value), with no recursion.
  public var tree: JSONTree {
    guard kind == .object || kind == .array else { return scalarTree }
    var open = [copyWithoutChildren]
    while true {
      let level = open.count - 1
      guard let value = open[level].nextValueToCopy() else {
        let finished = open.removeLast()
        let tree: JSONTree =
          finished.isObject
          ? .object(finished.builtObjectMembers) : .array(finished.builtArrayElements)
        guard !open.isEmpty else { return tree }
        open[open.count - 1].add(tree)
        continue
      }
      if value.kind == .object || value.kind == .array {
        open.append(value.copyWithoutChildren)
      } else {
        open[level].add(value.scalarTree)
      }
    }
  }

  private var copyWithoutChildren: UnfinishedContainer {
    UnfinishedContainer(
      isObject: kind == .object,
      remainingArrayElements: elements,
      remainingObjectMembers: members
    )
  }

  private var scalarTree: JSONTree {
    if let string { return .string(string) }
    if let numberText { return .number(numberText) }
    if let bool { return .bool(bool) }
    return .null
  }
}
