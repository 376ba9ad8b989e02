public import ScreenDocument

/// An object that receives the results of comparisons.
@MainActor
public protocol ParitySink: AnyObject {
  /// Records one result.
  ///
  /// - Parameter result: The result of one comparison.
  func record(_ result: ComparisonResult)

  /// Records one result together with the version of the content's kind.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - version: The flag version, the stage and the fed kinds of the content's kind.
  func record(_ result: ComparisonResult, on version: EvidenceVersion)

  /// Records that the screen shows a kind that has both sides, even if nothing is compared in the
  /// kind's stage.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The flag version, the stage and the fed kinds of the kind.
  func note(_ kind: ContentKind, on version: EvidenceVersion)
}

extension ParitySink {
  /// Records one result and ignores the version.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - version: Not used.
  public func record(_ result: ComparisonResult, on version: EvidenceVersion) {
    record(result)
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - kind: Not used.
  ///   - version: Not used.
  public func note(_ kind: ContentKind, on version: EvidenceVersion) {}
}
