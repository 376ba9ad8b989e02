import Foundation
public import StrictJSON

/// A test of one value: it belongs to a ``CoverageCell``, has a type, or compares with a constant.
public struct CauseTest: Hashable, Sendable {
  /// How a number or a size is compared with a constant.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case less = "<"
    case atLeast = ">="
  }

  /// A requirement for a value.
  public enum Requirement: Hashable, Sendable {
    /// The value belongs to this class of values.
    case cell(CoverageCell)
    /// The value has a JSON type.
    case type(JSONValue.Kind)
    /// The number is equal to, less than, or at least a constant.
    case number(Comparison, Double)
    /// The number of elements of a list, or of characters of a text, is equal to, less than, or at
    /// least a constant.
    case size(Comparison, Int)
    /// The text is equal to a constant; a text of the response with more than 256 bytes is equal to
    /// none.
    ///
    /// For ``CauseSubject/timeZone``, two names of one time zone, such as `UTC` and `GMT`, are
    /// equal too.
    case text(String)
  }

  /// The value that is tested.
  public let subject: CauseSubject
  /// The requirement for the value.
  public let requirement: Requirement

  /// Creates a test.
  ///
  /// - Parameters:
  ///   - subject: The value that is tested.
  ///   - requirement: The requirement for the value.
  public init(_ subject: CauseSubject, _ requirement: Requirement) {
    self.subject = subject
    self.requirement = requirement
  }

  func holds(for fact: ValueFact) -> Bool {
    switch requirement {
    case .cell(let cell): fact.cells.contains(cell)
    case .type(let kind): fact.valueJSONType == kind
    case .number(let comparison, let constant):
      fact.number.map { comparison.holds(for: $0, constant: constant) } ?? false
    case .size(let comparison, let constant):
      fact.elementOrCharacterCount.map { comparison.holds(for: $0, constant: constant) } ?? false
    case .text(let constant):
      fact.textValue == constant
        || subject == .timeZone && Self.isSameTimeZone(fact.textValue, constant)
    }
  }

  /// Returns whether both texts are names of the same time zone, such as `UTC` and `GMT`.
  private static func isSameTimeZone(_ name: String?, _ other: String) -> Bool {
    guard let name, let zone = TimeZone(identifier: name) else { return false }
    return zone == TimeZone(identifier: other)
  }

  /// How complex the test is: 0 for a ``CoverageCell``, which is a class of values; 1 for a type,
  /// or an equal text or number; 2 for an equal size; 3 for `<` and `>=`.
  var complexityRank: Int {
    switch requirement {
    case .cell: 0
    case .type, .text, .number(.equal, _): 1
    case .size(.equal, _): 2
    case .number, .size: 3
    }
  }
}

extension CauseTest.Comparison {
  func holds<Value: Comparable>(for value: Value, constant: Value) -> Bool {
    switch self {
    case .equal: value == constant
    case .less: value < constant
    case .atLeast: value >= constant
    }
  }

  var printedSign: String {
    switch self {
    case .equal: "=="
    case .less: "<"
    case .atLeast: "≥"
    }
  }
}

extension CauseTest: CustomStringConvertible {
  static func text(of number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// The test in words or with a sign, such as `/title is empty` and `/products/*/reviews ≥ 9999`;
  /// a constant text of more than 40 characters is cut.
  public var description: String {
    switch requirement {
    case .cell(let cell): "\(subject) is \(cell.wordsAfterIs)"
    case .type(let kind): "\(subject) is a value of type \(kind.rawValue)"
    case .number(let comparison, let constant):
      "\(subject) \(comparison.printedSign) \(Self.text(of: constant))"
    case .size(let comparison, let constant):
      "size of \(subject) \(comparison.printedSign) \(constant)"
    case .text(let text):
      "\(subject) == \(JSONTree.string(text.count > 40 ? "\(text.prefix(39))…" : text).text())"
    }
  }
}

extension CoverageCell {
  /// The cell in words, to follow "is".
  var wordsAfterIs: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .severalTypes: "of another type"
    case .true: "true"
    case .false: "false"
    case .negative: "negative"
    case .zero: "0"
    case .one: "1"
    case .aboveOne: "a whole number above 1"
    case .fraction: "a fraction"
    case .beyondExactIntegers: "beyond 2⁵³"
    case .emptyText: "empty"
    case .ascii: "ASCII"
    case .otherScript: "in another script"
    case .rightToLeft: "right-to-left"
    case .combiningOrEmoji: "with combining marks or emoji"
    case .shortText: "of 1 to 20 characters"
    case .mediumText: "of 21 to 100 characters"
    case .longText: "longer than 100 characters"
    case .pastDate: "a past date"
    case .dateAtMoment: "the current date"
    case .futureDate: "a future date"
    case .noElements: "without elements"
    case .oneElement: "of one element"
    case .fewElements: "of 2 to 9 elements"
    case .manyElements: "of 10 or more elements"
    case .repeatedElements: "with equal elements"
    }
  }
}
