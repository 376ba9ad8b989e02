/// `substr`: a part of the text of the first operand, from an offset in UTF-16 code units (0
/// without one); half of a surrogate pair becomes U+FFFD.
///
/// A negative offset counts from the end. The third operand is the length, without it the rest; a
/// negative length omits as many code units at the end. A fraction of the offset is dropped, the
/// length is rounded down, as in JavaScript; an offset or length that is NaN is 0.
/// Without operands the result is the text `undefined`.
final class SubstringNode: RuleNode {
  private let operands: [any RuleNode]

  init(_ operands: [any RuleNode]) {
    self.operands = operands
  }

  let possibleKinds = RuleValueKinds.string

  func evaluate(_ run: inout RuleRun) throws(RuleError) -> RuleValue {
    let values = try operands.values(&run)
    guard let source = values.first else { return .string("undefined") }
    let text = try source.text(&run)
    try run.charge(forTextOf: text)
    let units = Array(text.utf16)
    let start = try values.count > 1 ? Self.clampedInteger(values[1].number(&run), .towardZero) : 0
    let first = start < 0 ? max(units.count + start, 0) : min(start, units.count)
    var end = units.count
    if values.count > 2 {
      let length = try Self.clampedInteger(values[2].number(&run), .down)
      end = length < 0 ? units.count + length : first + min(length, units.count - first)
    }
    return .string(String(decoding: units[first..<max(end, first)], as: UTF16.self))
  }

  /// Returns a number rounded to a whole one, clamped to a range that exceeds the length of any
  /// text; 0 for NaN.
  private static func clampedInteger(
    _ number: Double,
    _ rounding: FloatingPointRoundingRule
  ) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(rounding), -0x4000_0000), 0x4000_0000))
  }
}
