extension CoverageCell {
  /// The cell's name in texts and pages; JSON has ``rawValue``.
  package var displayName: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .severalTypes: "another type"
    case .true: "true"
    case .false: "false"
    case .negative: "negative"
    case .zero: "0"
    case .one: "1"
    case .aboveOne: "larger than 1"
    case .fraction: "fraction"
    case .beyondExactIntegers: "beyond 2⁵³"
    case .emptyText: "empty text"
    case .ascii: "ASCII"
    case .otherScript: "other script"
    case .rightToLeft: "right-to-left"
    case .combiningOrEmoji: "combining marks"
    case .shortText: "1–20 characters"
    case .mediumText: "21–100 characters"
    case .longText: "over 100 characters"
    case .pastDate: "past date"
    case .dateAtMoment: "current date"
    case .futureDate: "future date"
    case .noElements: "no elements"
    case .oneElement: "1 element"
    case .fewElements: "2–9 elements"
    case .manyElements: "10 or more elements"
    case .repeatedElements: "equal elements"
    }
  }
}
