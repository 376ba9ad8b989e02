/// Whoever wants to know what came of comparing.
@MainActor
public protocol ParitySink: AnyObject {
  /// Takes one result.
  ///
  /// - Parameter result: One content, compared once.
  func record(_ result: ComparisonResult)

  /// Takes one result, and what the content ran on.
  ///
  /// - Parameters:
  ///   - result: One content, compared once.
  ///   - version: The version of the content's flag, and its stage.
  func record(_ result: ComparisonResult, on version: EvidenceVersion)
}

extension ParitySink {
  /// Takes the result alone.
  ///
  /// - Parameters:
  ///   - result: One content, compared once.
  ///   - version: The version of the content's flag, and its stage.
  public func record(_ result: ComparisonResult, on version: EvidenceVersion) {
    record(result)
  }
}
