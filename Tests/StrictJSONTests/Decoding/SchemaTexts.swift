import TestSupport

/// Random schemas, and random documents that fit them, nearly.
enum SchemaTexts {
  private static let names = [
    "id", "title", "fooBar", "foo_bar", "a_b", "aB", "_x_", "URL_id", "urlId", "super", "0", "12",
    "",
    "K", "\u{212A}", "é", "e\u{301}", "日本", "a \"b\"", "a/b", "a long name that is a sentence",
  ]

  static func schema(depth: Int, using random: inout Seeded) -> Schema {
    let leaf = Schema.leaf(LeafType.all.randomElement(using: &random) ?? LeafType.all[0])
    guard depth > 0 else { return leaf }
    let next = { (random: inout Seeded) in schema(depth: depth - 1, using: &random) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: return leaf
    case 3: return .single(next(&random))
    case 4: return .nullable(next(&random))
    case 5: return .dictionary(next(&random))
    case 6, 7: return .array(next(&random), way(using: &random))
    default:
      let fields = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Schema.Field(
          key: SchemaKey(
            names.randomElement(using: &random) ?? "",
            Int.random(in: 0..<4, using: &random) == 0 ? 7 : nil
          ),
          way: way(using: &random),
          schema: next(&random)
        )
      }
      return .object(fields, isOpenedTwice: Bool.random(using: &random))
    }
  }

  private static func way(using random: inout Seeded) -> Schema.Way {
    Schema.Way.allCases.randomElement(using: &random) ?? .decode
  }

  /// Returns a document for a schema; one value in twelve is another than the schema's.
  static func text(for schema: Schema, using random: inout Seeded) -> String {
    switch Int.random(in: 0..<36, using: &random) {
    case 0: return "null"
    case 1, 2: return other(using: &random)
    default: break
    }
    switch schema {
    case .leaf(let type):
      return LeafTexts.text(of: type.texts, using: &random)
    case .single(let schema):
      return text(for: schema, using: &random)
    case .nullable(let schema):
      return Int.random(in: 0..<4, using: &random) == 0 ? "null" : text(for: schema, using: &random)
    case .object(let fields, _):
      var members: [String] = []
      for field in fields {
        // A member is missing, or written several times, now and then.
        let count = [0, 1, 1, 1, 1, 1, 1, 1, 1, 2].randomElement(using: &random) ?? 1
        for _ in 0..<count {
          let key = field.way == .onlySuper ? "super" : field.key.stringValue
          members.append(
            "\(quoted(key, using: &random)):\(text(for: field.schema, using: &random))"
          )
        }
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        members.append("\(name(using: &random)):\(other(using: &random))")
      }
      if Bool.random(using: &random) { members.shuffle(using: &random) }
      return "{\(members.joined(separator: space(using: &random) + ","))}"
    case .dictionary(let schema):
      let members = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        "\(name(using: &random)) : \(text(for: schema, using: &random))"
      }
      return "{\(members.joined(separator: ",\n"))}"
    case .array(let schema, _):
      let elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        text(for: schema, using: &random)
      }
      return "[\(elements.joined(separator: ",") + space(using: &random))]"
    }
  }

  /// Returns a random name in quotes.
  static func name(using random: inout Seeded) -> String {
    quoted(names.randomElement(using: &random) ?? "", using: &random)
  }

  /// Returns a text in quotes; now and then with letters escaped.
  private static func quoted(_ text: String, using random: inout Seeded) -> String {
    let escapes = Int.random(in: 0..<8, using: &random) == 0
    var quoted = "\""
    for unit in text.utf16 {
      if escapes || unit == 0x22 || unit == 0x5C {
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      } else if let scalar = UnicodeScalar(unit) {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns a value of any kind, with one fault at most for any type.
  private static func other(using random: inout Seeded) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "[]"
    case 1: return "[\(other(using: &random))]"
    case 2: return "{}"
    case 3: return "{\(name(using: &random)):\(other(using: &random))}"
    case 4: return LeafTexts.text(of: .bool, using: &random)
    case 5: return LeafTexts.text(of: .date, using: &random)
    case 6: return LeafTexts.text(of: .number, using: &random)
    default: return LeafTexts.text(of: .string, using: &random)
    }
  }

  private static func space(using random: inout Seeded) -> String {
    ["", "", " ", "\n\t"].randomElement(using: &random) ?? ""
  }
}
