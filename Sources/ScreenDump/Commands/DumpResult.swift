/// What a command came to.
public struct DumpResult {
  /// What is to be written; `nil` if there is nothing to show.
  public var report: (any DumpReport)?
  /// The inputs that were wrong.
  public var failures: [DumpFailure]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - report: What is to be written.
  ///   - failures: The inputs that were wrong.
  public init(_ report: (any DumpReport)?, failures: [DumpFailure] = []) {
    self.report = report
    self.failures = failures
  }

  /// The exit status: the worst of the failures' and the report's.
  public var status: DumpStatus {
    if !failures.isEmpty { return .wrongInput }
    return report?.showsDifference == true ? .difference : .success
  }
}
