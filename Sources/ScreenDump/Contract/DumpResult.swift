/// The result of a command.
public struct DumpResult {
  /// The report; `nil` if no input could be read.
  public var report: (any DumpReport)?
  /// The invalid inputs.
  public var failures: [DumpFailure]
  /// The additional files to write.
  public var files: [DumpFile]
  /// The signal that interrupted the command, whose report is then partial; `nil` if the command
  /// has finished.
  public var interruption: DumpInterruption?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - failures: The invalid inputs.
  ///   - files: The additional files to write.
  public init(
    _ report: (any DumpReport)?,
    failures: [DumpFailure] = [],
    files: [DumpFile] = []
  ) {
    self.report = report
    self.failures = failures
    self.files = files
  }

  /// The exit status: the worst one of the failures and the report.
  public var status: DumpStatus {
    if let interruption { return interruption.status }
    if !failures.isEmpty { return .wrongInput }
    return report?.status ?? .success
  }
}
