/// What a command came to.
public struct DumpResult {
  /// What is to be written; `nil` if there is nothing to show.
  public var report: (any DumpReport)?
  /// The inputs that were wrong.
  public var failures: [DumpFailure]
  /// What is written besides.
  public var files: [DumpFile]
  /// What the command was interrupted by, whose report tells what came until then; `nil` for one that has ended by
  /// itself.
  public var interruption: DumpInterruption?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - report: What is to be written.
  ///   - failures: The inputs that were wrong.
  ///   - files: What is written besides.
  public init(
    _ report: (any DumpReport)?,
    failures: [DumpFailure] = [],
    files: [DumpFile] = []
  ) {
    self.report = report
    self.failures = failures
    self.files = files
  }

  /// The exit status: the worst of the failures' and the report's.
  public var status: DumpStatus {
    if let interruption { return interruption.status }
    if !failures.isEmpty { return .wrongInput }
    return report?.status ?? .success
  }
}
