import Foundation

/// Finds the number that a type cannot represent, which `JSONDecoder` reports without its place.
///
/// The decoder reports such a number as if the text were not JSON. Since this text is valid JSON,
/// the cause is a number: a fraction for an integer, or a number out of range.
struct UnfitNumber {
  private let value: JSONValue
  private let isRefused: ([UInt8]) -> Bool

  /// Creates a search in a value that cannot be decoded as the type.
  init<T: Decodable>(in value: JSONValue, for type: T.Type) {
    self.value = value
    isRefused = { bytes in
      do {
        _ = try JSONDecoder().decode(type, from: Data(bytes))
        return false
      } catch {
        return Self.isPlaceless(error)
      }
    }
  }

  /// Returns whether an error is the decoder's error without a place.
  static func isPlaceless(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return context.codingPath.isEmpty && context.debugDescription.contains("not valid JSON")
  }

  /// Returns the first such number in document order; `nil` if none exists.
  ///
  /// The type is decoded from texts in which all numbers after a certain one are zero.
  ///
  /// - Complexity: O(log n) decodings for n numbers.
  func find() -> JSONValue? {
    let numbers = numbers
    guard !numbers.isEmpty, !isRefused(text(keeping: 0, of: numbers)) else { return nil }
    var fitting = 0
    var unfit = numbers.count
    while unfit - fitting > 1 {
      let middle = fitting + (unfit - fitting) / 2
      if isRefused(text(keeping: middle, of: numbers)) {
        unfit = middle
      } else {
        fitting = middle
      }
    }
    return numbers[unfit - 1]
  }

  private var numbers: [JSONValue] {
    guard !value.isNull else { return [] }
    let storage = value.storage
    let end = storage.next(after: value.node)
    var numbers: [JSONValue] = []
    var node = value.node
    while node < end {
      let entry = JSONValue(storage: storage, node: node)
      if entry.kind == .number { numbers.append(entry) }
      node += storage.isContainer(node) ? JSONTape.containerWords : 1
    }
    return numbers
  }

  private func text(keeping count: Int, of numbers: [JSONValue]) -> [UInt8] {
    let whole = value.bytes
    var text: [UInt8] = []
    var copied = whole.startIndex
    for number in numbers[count...] {
      let range = number.bytes.indices
      text.append(contentsOf: whole[copied..<range.lowerBound])
      text.append(JSONByte.zero)
      copied = range.upperBound
    }
    text.append(contentsOf: whole[copied...])
    return text
  }
}
