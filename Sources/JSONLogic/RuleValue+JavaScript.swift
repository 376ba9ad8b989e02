/// JavaScript's conversions of values, as far as JsonLogic needs them (ECMA-262, "Type
/// Conversion").
extension RuleValue {
  /// Whether the value counts as true; `null`, false, 0, NaN, the empty text and, unlike in
  /// JavaScript, an empty array do not.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let bool): bool
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object: true
    }
  }

  /// Returns the value as a number: `Number(value)`; NaN if it is none.
  func number(_ run: inout RuleRun) throws(RuleError) -> Double {
    switch self {
    case .null: return 0
    case .bool(let bool): return bool ? 1 : 0
    case .number(let number): return number
    case .string(let text):
      try run.charge(forTextOf: text)
      return JavaScriptNumber.value(of: text)
    case .array: return JavaScriptNumber.value(of: try text(&run))
    case .object: return .nan
    }
  }

  /// Returns the number at the start of the value's text: `parseFloat(value)`; NaN if there is
  /// none.
  func leadingNumber(_ run: inout RuleRun) throws(RuleError) -> Double {
    switch self {
    case .number(let number): return number
    case .null, .bool, .object: return .nan
    case .string(let text):
      try run.charge(forTextOf: text)
      return JavaScriptNumber.prefixValue(of: text)
    case .array: return JavaScriptNumber.prefixValue(of: try text(&run))
    }
  }

  /// Returns the value as text: `String(value)`.
  func text(_ run: inout RuleRun) throws(RuleError) -> String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .number(let number): return JavaScriptNumber.text(of: number)
    case .string(let text): return text
    case .object: return "[object Object]"
    case .array(let elements):
      var joined = ""
      for (index, element) in elements.enumerated() {
        if index > 0 { joined += "," }
        if element != .null { joined += try element.text(&run) }
        try run.checkLength(of: joined)
      }
      try run.charge(forTextOf: joined)
      return joined
    }
  }

  /// The text of a boolean, a number or a text, as in JavaScript; `nil` for `null`, an array and an
  /// object.
  package var scalarText: String? {
    switch self {
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): JavaScriptNumber.text(of: number)
    case .string(let text): text
    case .null, .array, .object: nil
    }
  }

  /// Returns whether two values are equal by JavaScript's `==`; two arrays or objects are never
  /// equal.
  func looselyEquals(_ other: RuleValue, _ run: inout RuleRun) throws(RuleError) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.string(let left), .string(let right)): return try left.hasSameScalars(as: right, &run)
    case (.array, .array), (.array, .object), (.object, .array), (.object, .object): return false
    case (.array, .string(let right)), (.object, .string(let right)):
      return try text(&run).hasSameScalars(as: right, &run)
    case (.string(let left), .array), (.string(let left), .object):
      return try other.text(&run).hasSameScalars(as: left, &run)
    default: return try number(&run) == other.number(&run)
    }
  }

  /// Returns whether two values are equal by JavaScript's `===`; arrays and objects are never
  /// equal.
  func strictlyEquals(_ other: RuleValue, _ run: inout RuleRun) throws(RuleError) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): try left.hasSameScalars(as: right, &run)
    default: false
    }
  }
}

extension String {
  /// Whether both texts have the same Unicode scalars, without normalisation.
  func hasSameScalars(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }

  /// Returns whether both texts have the same Unicode scalars; charges steps only if their lengths
  /// are equal.
  fileprivate func hasSameScalars(
    as other: String,
    _ run: inout RuleRun
  ) throws(RuleError) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    try run.charge(forTextOf: self)
    return hasSameScalars(as: other)
  }
}
