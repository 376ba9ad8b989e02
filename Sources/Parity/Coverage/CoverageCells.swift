/// A set of cells, and of the JSON types that were seen beside them.
struct CoverageCells: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let object = Self(rawValue: 1 << 56)
  static let array = Self(rawValue: 1 << 57)
  static let text = Self(rawValue: 1 << 58)
  static let number = Self(rawValue: 1 << 59)
  static let bool = Self(rawValue: 1 << 60)
  static let types: [Self] = [.object, .array, .text, .number, .bool]

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ cell: CoverageCell) {
    self.init(rawValue: 1 << Self.bits[cell, default: 63])
  }

  private static let bits = Dictionary(
    uniqueKeysWithValues: zip(CoverageCell.allCases, UInt64(0)...)
  )

  func contains(_ cell: CoverageCell) -> Bool { contains(Self(cell)) }

  mutating func insert(_ cell: CoverageCell) { insert(Self(cell)) }

  /// The cells of the set in the order of their declaration.
  var cells: [CoverageCell] {
    CoverageCell.allCases.filter { cell in
      cell == .otherType ? Self.types.count { contains($0) } > 1 : contains(cell)
    }
  }
}
