public import LegacyRx

// `Event` itself is not equatable, as in RxSwift: errors have no equality. Tests compare what they print.
extension Event: Equatable where Element: Equatable {
  /// Compares elements, and errors by what they print.
  ///
  /// - Parameters:
  ///   - lhs: An event.
  ///   - rhs: Another event.
  /// - Returns: Whether they are the same.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let lhs), .next(let rhs)): lhs == rhs
    case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
    case (.completed, .completed): true
    default: false
    }
  }
}
