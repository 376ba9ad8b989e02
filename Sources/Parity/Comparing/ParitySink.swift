public import ScreenDocument

/// Receives the results of comparisons.
@MainActor
public protocol ParitySink: AnyObject {
  /// Records one result.
  ///
  /// - Parameter result: The result of one comparison.
  func record(_ result: ComparisonResult)

  /// Records one result, with the flag version and the stage of the content.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - version: The version of the content's flag, and its stage.
  func record(_ result: ComparisonResult, on version: KindConfiguration)

  /// Notes that the screen shows a kind that has both sides, even if its stage compares nothing.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  func recordShown(_ kind: ContentKind, on version: KindConfiguration)
}

extension ParitySink {
  /// Records the result without the version.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - version: Not used.
  public func record(_ result: ComparisonResult, on version: KindConfiguration) {
    record(result)
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - kind: Not used.
  ///   - version: Not used.
  public func recordShown(_ kind: ContentKind, on version: KindConfiguration) {}
}
