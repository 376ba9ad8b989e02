import Foundation

/// The reporter of undeclared feeds in a running app; it reports each once.
@MainActor
final class UndeclaredFeedReporter {
  /// Writes an undeclared feed to standard error.
  nonisolated static let reportToStandardError: @MainActor @Sendable (UndeclaredFeed) -> Void = {
    FileHandle.standardError.write(Data("Bridge: \($0)\n".utf8))
  }

  /// The maximum number of nodes of handlers' pipelines that are recorded; they take about 10 MB.
  private static let maximumRecordedNodes = 20_000

  let recorder = PipelineRecorder(maximumNodes: maximumRecordedNodes)
  private let report: @MainActor (UndeclaredFeed) -> Void
  private var reportedFeeds: Set<UndeclaredFeed> = []

  init(_ report: @escaping @MainActor (UndeclaredFeed) -> Void) {
    self.report = report
  }

  func reportNewFeeds(foundBy feeds: (PipelineRecorder) -> [UndeclaredFeed]) {
    for feed in feeds(recorder) where reportedFeeds.insert(feed).inserted { report(feed) }
  }
}
