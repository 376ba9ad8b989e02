public import ScreenDocument

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

  /// Notes that a kind that both sides know is on the screen, even if nothing of it is compared on its
  /// stage.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  func note(_ kind: ContentKind, on version: EvidenceVersion)
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

  /// Notes nothing.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  public func note(_ kind: ContentKind, on version: EvidenceVersion) {}
}
