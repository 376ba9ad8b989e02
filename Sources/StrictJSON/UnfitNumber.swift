import Foundation

/// Finds the number that a type cannot hold, which `JSONDecoder` refuses without saying where.
///
/// Its refusal reads as if the text were no JSON; this text is, so a number must be the reason: a
/// fraction for an integer, or one out of range.
struct UnfitNumber {
  private let value: JSONValue
  private let isRefused: ([UInt8]) -> Bool

  /// Creates a search in a value that does not decode as the type.
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

  /// Returns whether an error is the refusal that names no place.
  static func isPlaceless(_ error: any Error) -> Bool {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return false }
    return context.codingPath.isEmpty && context.debugDescription.contains("not valid JSON")
  }

  /// Finds the first such number in document order, if there is any.
  ///
  /// The type is tried on texts in which all numbers after some are zero.
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
