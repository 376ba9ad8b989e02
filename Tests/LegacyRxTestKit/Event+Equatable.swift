public import LegacyRx

// `Event` itself is not equatable, as in RxSwift: errors have no equality. Tests compare their
// descriptions.
extension Event: Equatable where Element: Equatable {
  /// Compares elements, and errors by their descriptions.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}
