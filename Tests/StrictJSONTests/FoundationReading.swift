import Foundation
import StrictJSON

/// Compares a tree with the result of `JSONSerialization` for the same text.
enum FoundationReading {
  static func matches(_ tree: JSONTree, _ object: Any) -> Bool {
    switch tree {
    case .null: return object is NSNull
    case .bool(let value): return (object as? Bool) == value
    case .number(let text): return (object as? NSNumber)?.doubleValue == Double(text)
    case .string(let value): return (object as? String) == value
    case .array(let elements):
      guard let array = object as? [Any], array.count == elements.count else { return false }
      return zip(elements, array).allSatisfy { matches($0, $1) }
    case .object(let members):
      guard let dictionary = object as? [String: Any], dictionary.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        dictionary[member.key].map { matches(member.value, $0) } ?? false
      }
    }
  }
}
