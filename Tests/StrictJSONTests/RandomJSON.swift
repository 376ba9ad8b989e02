import StrictJSON
import TestSupport

/// Random trees, and texts of them with random white space and escapes.
enum RandomJSON {
  static func tree(depth: Int, using random: inout Seeded) -> JSONTree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(number(using: &random))
    case 3, 4: return .string(string(using: &random))
    case 5, 6:
      let count = Int.random(in: 0...4, using: &random)
      return .array((0..<count).map { _ in tree(depth: depth - 1, using: &random) })
    default:
      let count = Int.random(in: 0...4, using: &random)
      return .object(
        (0..<count).map { index in
          let key = string(using: &random) + "\(index)"
          return .init(key: key, value: tree(depth: depth - 1, using: &random))
        }
      )
    }
  }

  private static func number(using random: inout Seeded) -> String {
    var text = Bool.random(using: &random) ? "-" : ""
    text += String(Int.random(in: 0...1_000_000, using: &random))
    if Bool.random(using: &random) {
      text += ".\(Int.random(in: 0...9_999, using: &random))"
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      text += ["e", "E", "e+", "E-"].randomElement(using: &random) ?? "e"
      text += String(Int.random(in: 0...20, using: &random))
    }
    return text
  }

  private static func string(using random: inout Seeded) -> String {
    let alphabet: [String] = [
      "a", "B", "7", " ", "/", "\"", "\\", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "曜", "日",
      "😀", "\u{2028}", "\u{10FFFF}", "~", "plain ascii that is longer than a word",
    ]
    let count = Int.random(in: 0...12, using: &random)
    return (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
  }

  /// Returns the text of a tree with random white space and random escapes.
  static func text(of tree: JSONTree, using random: inout Seeded) -> String {
    let space = space(using: &random)
    switch tree {
    case .null: return "\(space)null"
    case .bool(let value): return "\(space)\(value)"
    case .number(let number): return space + number
    case .string(let string): return space + quoted(string, using: &random)
    case .array(let elements):
      let parts = elements.map {
        text(of: $0, using: &random) + RandomJSON.space(using: &random)
      }
      return "\(space)[\(parts.joined(separator: ","))\(space)]\(space)"
    case .object(let members):
      let parts = members.map { member in
        let name = quoted(member.key, using: &random)
        return "\(space)\(name)\(space):" + text(of: member.value, using: &random)
      }
      return "\(space){\(parts.joined(separator: ","))\(space)}"
    }
  }

  private static func space(using random: inout Seeded) -> String {
    ["", "", " ", "\n", "\t", "\r\n", "    "].randomElement(using: &random) ?? ""
  }

  private static func quoted(_ string: String, using random: inout Seeded) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if !mustEscape, Int.random(in: 0..<5, using: &random) > 0 {
        text.unicodeScalars.append(scalar)
      } else if scalar == "\n", Bool.random(using: &random) {
        text += "\\n"
      } else if scalar == "/" || scalar == "\"" || scalar == "\\" {
        text += "\\\(scalar)"
      } else {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let digits = String(unit, radix: 16, uppercase: .random(using: &random))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return text + "\""
  }
}
