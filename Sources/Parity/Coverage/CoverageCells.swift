/// A set of cells and of JSON types.
struct CoverageCells: OptionSet, Hashable, Sendable {
  /// A JSON type, `null` aside.
  enum ValueType: String, CaseIterable {
    case object, array, text, number, bool
  }

  let rawValue: UInt64

  static let objectType = Self(.object)
  static let arrayType = Self(.array)
  static let textType = Self(.text)
  static let numberType = Self(.number)
  static let boolType = Self(.bool)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ cell: CoverageCell) {
    self.init(rawValue: 1 << cell.bitIndex)
  }

  init(_ type: ValueType) {
    let bit: UInt64 =
      switch type {
      case .object: 56
      case .array: 57
      case .text: 58
      case .number: 59
      case .bool: 60
      }
    self.init(rawValue: 1 << bit)
  }

  func contains(_ cell: CoverageCell) -> Bool { contains(Self(cell)) }

  mutating func insert(_ cell: CoverageCell) { insert(Self(cell)) }

  /// The JSON types in the set.
  var types: [ValueType] { ValueType.allCases.filter { contains(Self($0)) } }

  /// The cells of the set in the order of their declaration; with ``CoverageCell/severalTypes`` if
  /// the set has several types.
  var cellsIncludingSeveralTypes: [CoverageCell] {
    CoverageCell.allCases.filter { $0 == .severalTypes ? types.count > 1 : contains($0) }
  }
}
