/// The result of a command.
public struct DumpResult {
  /// The report; `nil` if the inputs allow none.
  public var report: (any DumpReport)?
  /// The failures that the tool prints before the report, such as to read an input, or to write a
  /// file that is not in ``files``.
  public var failures: [DumpFailure]
  /// The files to write in addition to the report; without a report, none is written.
  public var files: [DumpFile]
  /// The signal that interrupted the command, whose report is then partial; `nil` if the command
  /// has finished.
  public var interruption: DumpInterruption?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - report: The report; `nil` if the inputs allow none.
  ///   - failures: The failures that the tool prints before the report.
  ///   - files: The files to write in addition to the report; without a report, none is written.
  public init(
    _ report: (any DumpReport)?,
    failures: [DumpFailure] = [],
    files: [DumpFile] = []
  ) {
    self.report = report
    self.failures = failures
    self.files = files
  }

  /// The exit status of the interruption; otherwise 2 if there are failures; otherwise the status
  /// of the report, or 0 without a report.
  public var status: DumpStatus {
    if let interruption { return interruption.status }
    if !failures.isEmpty { return .wrongInput }
    return report?.status ?? .success
  }
}
