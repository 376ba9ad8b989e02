public import ScreenDocument
public import StrictJSON

/// Runs both sides of the inputs of a search.
@MainActor
public protocol SearchRunner: AnyObject {
  /// Runs both sides of a line on a screen of its own, and compares them.
  ///
  /// - Parameter line: The responses, steps and context.
  /// - Returns: The results, and what was shown in the end.
  func run(_ line: JournalLine) -> SearchRun
}

/// What a runner found for one input.
public struct SearchRun: Sendable {
  /// The view data that a content shows in the end.
  public struct Output: Sendable {
    /// The content's kind.
    public let kind: ContentKind
    /// The encoded view data.
    public let value: JSONTree

    /// Creates an output.
    public init(kind: ContentKind, value: JSONTree) {
      self.kind = kind
      self.value = value
    }

    /// Creates an output by encoding view data.
    public init(kind: ContentKind, encoding value: any Encodable) {
      self.init(kind: kind, value: EncodedFields(of: value)?.tree ?? .null)
    }
  }

  /// One result for each response and action that was compared.
  public let results: [ComparisonResult]
  /// What is shown in the end.
  public let outputs: [Output]

  /// Creates what a runner found.
  public init(results: [ComparisonResult], outputs: [Output]) {
    self.results = results
    self.outputs = outputs
  }

  /// Whether both sides of some response were compared.
  public var isCompared: Bool {
    results.contains { result in
      switch result.outcome {
      case .matched, .mismatched, .ignored, .candidateError: true
      case .skipped, .sampledOut, .oneSided: false
      }
    }
  }
}
