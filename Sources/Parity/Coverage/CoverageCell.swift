/// A class of values at one path of a response.
///
/// Code is expected to treat all values of one class alike: one value of a class tests the class.
/// If no response has reached a cell, the responses prove nothing about the values of that class.
public enum CoverageCell: String, CaseIterable, Hashable, Sendable {
  /// The member is missing from its object.
  case absent
  case null
  /// The values at the path have several JSON types, `null` aside.
  case severalTypes = "otherType"
  case `true`
  case `false`
  case negative
  case zero
  case one
  /// A whole number from 2 to 2⁵³.
  case aboveOne = "larger"
  case fraction
  /// A number that is written with a magnitude above 2⁵³, where a `Double` cannot represent every
  /// whole number, or one that a `Double` cannot hold.
  case beyondExactIntegers = "beyondInteger"
  case emptyText
  case ascii
  /// A text with a character beyond ASCII that is neither in ``rightToLeft`` nor in
  /// ``combiningOrEmoji``.
  case otherScript
  /// A text with a character of a right-to-left script.
  case rightToLeft
  /// A text with combining marks or emoji.
  case combiningOrEmoji = "combining"
  /// A text of 1 to 20 characters.
  case shortText
  /// A text of 21 to 100 characters.
  case mediumText
  case longText
  /// A text that is a date in ISO 8601, before the moment of its line or step.
  case pastDate
  /// A date at the moment of its line or step, or less than a second after it.
  case dateAtMoment = "currentDate"
  /// A date at least a second after the moment of its line or step.
  case futureDate
  case noElements
  case oneElement
  /// A list of 2 to 9 elements.
  case fewElements
  /// A list of 10 or more elements.
  case manyElements
  /// A list in which two elements have the same bytes.
  case repeatedElements = "equalElements"

  /// The cells of a list by its number of elements.
  static let listSizes: [Self] = [.noElements, .oneElement, .fewElements, .manyElements]

  /// The cells of a text that is a date.
  static let dates: [Self] = [.pastDate, .dateAtMoment, .futureDate]
}

extension CoverageCell {
  /// The index of the cell's bit in a set.
  var bitIndex: UInt64 {
    switch self {
    case .absent: 0
    case .null: 1
    case .severalTypes: 2
    case .`true`: 3
    case .`false`: 4
    case .negative: 5
    case .zero: 6
    case .one: 7
    case .aboveOne: 8
    case .fraction: 9
    case .beyondExactIntegers: 10
    case .emptyText: 11
    case .ascii: 12
    case .otherScript: 13
    case .rightToLeft: 14
    case .combiningOrEmoji: 15
    case .shortText: 16
    case .mediumText: 17
    case .longText: 18
    case .pastDate: 19
    case .dateAtMoment: 20
    case .futureDate: 21
    case .noElements: 22
    case .oneElement: 23
    case .fewElements: 24
    case .manyElements: 25
    case .repeatedElements: 26
    }
  }
}
