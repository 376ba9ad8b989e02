import StrictJSON
import TestSupport

@testable import Parity

/// Random values, and values that differ from another one at few places.
enum RandomTree {
  private static let texts = ["", "a", "日本", "12", "2026-04-01T12:00:00Z", "長い…", "x9,999+"]

  static func tree(depth: Int, using random: inout Seeded) -> JSONTree {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 5), using: &random) {
    case 0: .null
    case 1: .bool(.random(using: &random))
    case 2: .number(["0", "1", "-3", "1.5", "1775005201"].randomElement(using: &random) ?? "0")
    case 3, 4: .string(texts.randomElement(using: &random) ?? "")
    case 5, 6: .array(list(depth: depth, using: &random))
    default: .object(members(depth: depth, using: &random))
    }
  }

  private static func list(depth: Int, using random: inout Seeded) -> [JSONTree] {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in tree(depth: depth + 1, using: &random) }
  }

  private static func members(depth: Int, using random: inout Seeded) -> [JSONTree.Member] {
    let names = ["a", "b", "c", "*", "d"].filter { _ in Bool.random(using: &random) }
    return names.map { JSONTree.Member(key: $0, value: tree(depth: depth + 1, using: &random)) }
  }

  static func changed(_ known: JSONTree, using random: inout Seeded) -> JSONTree {
    var result = known
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      guard let place = result.places().randomElement(using: &random) else { break }
      switch (result[place: place.indices], Int.random(in: 0..<4, using: &random)) {
      case (.array(var elements)?, 0...2) where !elements.isEmpty:
        if Bool.random(using: &random) { elements.shuffle(using: &random) }
        elements = (0..<Int.random(in: 0...24, using: &random)).map {
          elements[$0 % elements.count]
        }
        result = result.replacing(place.indices[...], with: .array(elements))
      case (_, 3) where !place.indices.isEmpty:
        result = result.removing(place.indices, orSettingMemberToNull: Bool.random(using: &random))
      default:
        let depth = place.indices.count
        result = result.replacing(place.indices[...], with: tree(depth: depth, using: &random))
      }
    }
    return result
  }
}
