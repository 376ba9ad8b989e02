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
  /// One result for each response and action that was compared.
  public let results: [ComparisonResult]
  /// What is shown in the end.
  public let outputs: [SearchOutput]

  /// Creates what a runner found.
  public init(results: [ComparisonResult], outputs: [SearchOutput]) {
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
