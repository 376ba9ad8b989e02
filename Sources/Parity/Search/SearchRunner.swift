/// An object that runs the inputs of a search, each on both sides.
@MainActor
public protocol SearchRunner: AnyObject {
  /// Runs both sides of a line on a new screen, and compares them.
  ///
  /// - Parameter line: The responses, steps and context.
  /// - Returns: The results of all comparisons, and the last outputs of the shown sides.
  func run(_ line: JournalLine) -> SearchRun
}

/// The result of running one input.
public struct SearchRun: Sendable {
  /// The results of all comparisons, including those that were skipped.
  public let results: [ComparisonResult]
  /// The last outputs of the shown sides.
  public let lastShownOutputs: [SearchOutput]

  /// Creates the result of running one input.
  public init(results: [ComparisonResult], lastShownOutputs: [SearchOutput]) {
    self.results = results
    self.lastShownOutputs = lastShownOutputs
  }

  /// Whether at least one response was compared: its outcome is not skipped, one-sided or not
  /// sampled.
  public var isCompared: Bool {
    results.contains { result in
      switch result.outcome {
      case .matched, .mismatched, .ignored, .candidateError: true
      case .skipped, .sampledOut, .oneSided: false
      }
    }
  }
}
