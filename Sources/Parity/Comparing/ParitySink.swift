public import ScreenDocument

/// An object that receives the results of comparisons.
@MainActor
public protocol ParitySink: AnyObject {
  /// Records one result without a configuration.
  ///
  /// The screen calls ``record(_:on:)`` instead, whose default calls this function.
  ///
  /// - Parameter result: The result of one comparison.
  func record(_ result: ComparisonResult)

  /// Records one result together with the configuration of the content's kind.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - configuration: The version of the kind's flag, its stage, and the kinds that it feeds.
  func record(_ result: ComparisonResult, on configuration: KindConfiguration)

  /// Records that the screen shows a kind that has both sides, even if nothing is compared in the
  /// kind's stage.
  ///
  /// The screen calls this function for each such kind after the results of each document, or more
  /// often.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - configuration: The version of its flag, its stage, and the kinds that it feeds.
  func recordShown(_ kind: ContentKind, on configuration: KindConfiguration)

  /// Announces that results follow in this turn of the main queue.
  ///
  /// So a sink can read its clock once for all results of the turn. A sink also receives results
  /// that were not announced.
  func beginSharedClockReading()

  /// Announces the end of the results that ``beginSharedClockReading()`` announced.
  func endSharedClockReading()
}

extension ParitySink {
  /// Records one result and ignores the configuration.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - configuration: Not used.
  public func record(_ result: ComparisonResult, on configuration: KindConfiguration) {
    record(result)
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - kind: Not used.
  ///   - configuration: Not used.
  public func recordShown(_ kind: ContentKind, on configuration: KindConfiguration) {}

  /// Does nothing.
  public func beginSharedClockReading() {}

  /// Does nothing.
  public func endSharedClockReading() {}
}
