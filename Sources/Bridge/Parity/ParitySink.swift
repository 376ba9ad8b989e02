/// Whoever wants to know what came of comparing.
@MainActor
public protocol ParitySink: AnyObject {
  /// Takes one result.
  ///
  /// - Parameter result: One content, compared once.
  func record(_ result: ComparisonResult)
}
