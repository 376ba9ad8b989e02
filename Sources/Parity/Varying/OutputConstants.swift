import StrictJSON

/// The constants that the outputs of a kind suggest, at most 64 of each sort, in the order in which
/// they were shown.
struct OutputConstants {
  private static let maximumCount = 64

  /// The whole numbers, also those in texts.
  private(set) var numbers: [Int] = []
  /// The numbers that stand beside a sign of a limit in a text, as in "9,999+".
  private(set) var limits: [Int] = []
  /// The sizes of lists, and the lengths of texts that end in "…" and have more than 8 characters.
  private(set) var listAndTextLengths: [Int] = []

  /// Adds the constants of an output.
  ///
  /// - Parameters:
  ///   - tree: The output.
  ///   - base: An output whose constants were added before; only what differs from it is read.
  mutating func add(_ tree: JSONTree, differingFrom base: JSONTree?) {
    guard tree != base else { return }
    switch tree {
    case .object(let members):
      for (index, member) in members.enumerated() {
        add(member.value, differingFrom: base?.child(at: index))
      }
    case .array(let elements):
      Self.insert(elements.count, into: &listAndTextLengths)
      for (index, element) in elements.enumerated() {
        add(element, differingFrom: base?.child(at: index))
      }
    case .string(let text):
      if text.utf8.count > 8, text.utf8.last == "…".utf8.last, text.hasSuffix("…"), text.count > 8 {
        Self.insert(text.count, into: &listAndTextLengths)
      }
      for (number, isLimit) in Self.numbers(in: text) {
        Self.insert(number, into: &numbers)
        if isLimit { Self.insert(number, into: &limits) }
      }
    case .number(let text):
      if let number = Int(text) { Self.insert(number, into: &numbers) }
    case .bool, .null: break
    }
  }

  private static func insert(_ number: Int, into numbers: inout [Int]) {
    if numbers.count < maximumCount, !numbers.contains(number) { numbers.append(number) }
  }

  private static let signsBeforeLimit: [Unicode.Scalar] = ["≥", "≧"]
  /// The signs that can follow a limit; "以" begins "以上" (or more) and "以内" (or less).
  private static let signsAfterLimit: [Unicode.Scalar] = ["+", "＋", "以"]

  /// Returns the whole numbers in the first 200 scalars of a text, read without commas.
  ///
  /// A number is a limit in texts such as "99+", "≥ 100" and "3以上".
  private static func numbers(in text: String) -> [(number: Int, isLimit: Bool)] {
    guard text.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return []
    }
    var numbers: [(number: Int, isLimit: Bool)] = []
    var digits = ""
    var followsSign = false
    func addPendingNumber(followedBy next: Unicode.Scalar) {
      let isAfterNumber = !digits.isEmpty
      if isAfterNumber, let number = Int(digits) {
        numbers.append((number, followsSign || signsAfterLimit.contains(next)))
      }
      digits = ""
      if signsBeforeLimit.contains(next) {
        followsSign = true
      } else if followsSign, isAfterNumber || !canSeparateSignFromNumber(next) {
        followsSign = false
      }
    }
    for scalar in text.unicodeScalars.prefix(200) {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case ",": continue
      default: addPendingNumber(followedBy: scalar)
      }
    }
    addPendingNumber(followedBy: " ")
    return numbers
  }

  /// Returns whether a scalar can stand between a sign of a limit and its number, as in "≥ ¥100".
  private static func canSeparateSignFromNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .currencySymbol
  }
}
