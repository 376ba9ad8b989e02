public import Basics
public import Foundation
public import ScreenDocument

/// A sink that counts the results of comparisons, reports a trip for each kind that differs too
/// often, and stores counts and trips in a ledger.
///
/// The recorder reports a trip immediately, on the main actor, during ``record(_:)``. The trip
/// stays in effect for its kind, flag version and app version until someone clears it. The recorder
/// writes counts to the file in batches, on a background queue. A full disk does not affect the
/// screen: the error is ``lastBatchFailure``, and the next batch includes the counts that were not
/// written.
///
/// ```swift
/// let file = LedgerFile(path: path)
/// let reading = try file.read()      // off the main actor, at launch
/// let recorder = EvidenceRecorder(stages: stages, ledger: reading.ledger, file: file)
/// let model = TopViewModel(documents: documents, bridge: bridge, sink: recorder)
/// ```
@MainActor
public final class EvidenceRecorder: ParitySink {
  private let runCounts: RunCounts
  /// The writer of the counts; `nil` if counts are not written to a file.
  private let batchWriter: LedgerBatchWriter?
  private let now: () -> Date
  /// Whether all results share one reading of the clock, and so count on the same day.
  private var sharesClockReading = false
  /// The day of the shared reading; `nil` without one, and before its first result.
  private var sharedDay: UTCDay?
  private let onTrip: @MainActor (EvidenceTrip) -> Void
  /// Called when a kind is cleared by ``clear(_:)``.
  package var onClear: @MainActor (ContentKind) -> Void = { _ in }

  /// The rates and error probabilities of the proofs.
  public var settings: EvidenceSettings { runCounts.run.settings }

  /// The error of the last batch; `nil` if the batch was written, or if no batch has ended yet.
  public var lastBatchFailure: SystemFailure? { batchWriter?.lastBatchFailure }

  /// The number of batches that could not be written.
  public var failedBatchCount: Int { batchWriter?.failedBatchCount ?? 0 }

  /// Creates a recorder for one run.
  ///
  /// - Parameters:
  ///   - run: The run's id, which must be unique; truncated to 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - ledger: The counts of earlier runs.
  ///   - file: The file to which the counts are written; `nil` to write none.
  ///   - configuration: The rates, the known noise, and the size of batches.
  ///   - onTrip: Called during ``record(_:on:)`` when the counts of this run and of `ledger` prove
  ///     that a kind differs too often. It is called at most once for each kind and version of flag
  ///     and app, and never for those that have a trip in effect in `ledger`. After ``clear(_:)``
  ///     it can be called again for the kind.
  public init(
    run: String = UUID().uuidString,
    appVersion: String,
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    configuration: EvidenceConfiguration = EvidenceConfiguration(),
    onTrip: @escaping @MainActor (EvidenceTrip) -> Void
  ) {
    let run = RunProperties(
      run,
      appVersion: appVersion,
      installation: ledger.smallestInstallationID ?? UUID().uuidString,
      cohort: configuration.cohort,
      settings: configuration.settings,
      noise: configuration.noise,
      source: .appLaunch
    )
    let counts = RunCounts(run, after: ledger)
    self.runCounts = counts
    batchWriter = file.map { LedgerBatchWriter(counts, file: $0, size: configuration.batchSize) }
    now = configuration.now
    self.onTrip = onTrip
  }

  /// Creates a recorder that counts outcomes in any order, such as the outcomes of a replay.
  ///
  /// The recorder never reports a trip, because a trip would depend on the order of the outcomes
  /// and on how the journal was divided. The evidence of the ledger shows what the counts prove.
  ///
  /// - Parameters:
  ///   - run: The run's id, which must be unique; truncated to 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - settings: The rates and error probabilities of the proofs.
  package init(counting run: String, appVersion: String, settings: EvidenceSettings) {
    let run = RunProperties(
      run,
      appVersion: appVersion,
      installation: RunProperties.replayInstallation,
      settings: settings,
      source: .replay
    )
    runCounts = RunCounts(run, after: Ledger())
    batchWriter = nil
    now = { Date() }
    onTrip = { _ in }
  }

  /// The counts of this run and of the earlier runs.
  public var ledger: Ledger { runCounts.ledgerWithEarlierRuns }

  /// Counts a result whose flag version and stage are unknown.
  ///
  /// - Parameter result: The result of one comparison.
  public func record(_ result: ComparisonResult) {
    record(result, on: .unknown)
  }

  /// Counts a result; ignores one with the outcome ``ComparisonOutcome/oneSided``.
  ///
  /// A mismatch with differences only at places of the known noise counts as ignored.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - configuration: The version of the content's flag, and its stage.
  /// - Complexity: O(1) for a match; for a difference, also the time to compute one e-value.
  public func record(_ result: ComparisonResult, on configuration: KindConfiguration) {
    guard result.outcome != .oneSided else { return }
    let day = sharedDay ?? UTCDay(now())
    if sharesClockReading { sharedDay = day }
    record(result, on: configuration, day: day)
  }

  /// Makes all results until ``endSharedClockReading()`` count on the day of the first one, so that
  /// the clock is read once.
  public func beginSharedClockReading() {
    sharesClockReading = true
    sharedDay = nil
  }

  /// Ends the shared reading; later results read the clock again.
  public func endSharedClockReading() {
    sharesClockReading = false
    sharedDay = nil
  }

  /// Counts a result on a given day, without reading the clock.
  package func record(
    _ result: ComparisonResult,
    on configuration: KindConfiguration,
    day: UTCDay
  ) {
    guard result.outcome != .oneSided else { return }
    let tally = runCounts.tally(of: result.kind, on: configuration).tally
    let isNoise = runCounts.run.knownNoise.explainsAllDifferences(of: result)
    let outcome = isNoise ? ComparisonOutcome.ignored : result.outcome
    let trip = tally.add(outcome, of: result, on: day)
    batchWriter?.addToNextBatch(tally)
    if let trip { onTrip(trip) }
    batchWriter?.countOutcomeAndFlushIfDue()
    if trip != nil { batchWriter?.flush() }
  }

  /// Adds a kind that the screen shows to the ledger, even if nothing is compared in the kind's
  /// stage.
  ///
  /// The ledger gets an entry for the kind and version, if it has none, and the entry gets the
  /// stage; no count changes.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - configuration: The version of its flag, and its stage.
  public func recordShown(_ kind: ContentKind, on configuration: KindConfiguration) {
    let (tally, hasConfigurationChanged) = runCounts.tally(of: kind, on: configuration)
    if hasConfigurationChanged { batchWriter?.addToNextBatch(tally) }
  }

  /// Starts to write the unwritten counts in the background; call it when the app enters the
  /// background, for example.
  ///
  /// If a batch is being written, the unwritten counts are written directly after it.
  public func flush() { batchWriter?.flush() }

  /// Writes the unwritten counts, and waits until they are written; the recording goes on.
  ///
  /// - Returns: The error of the last batch; `nil` if it was written, or if there was none.
  @discardableResult
  public func flushAndWait() async -> SystemFailure? {
    await waitForWriting()
    flush()
    await waitForWriting()
    return lastBatchFailure
  }

  /// Restarts the counts and trips of a kind at zero, in this recorder, in its stages and in the
  /// file, while the run continues.
  ///
  /// All earlier counts of the kind are ignored from now on, written or not. Later counts are
  /// stored under a new run id.
  ///
  /// - Returns: The error of the file; `nil` if the file was changed, or if the recorder has no
  ///   file. After an error, the call can be repeated.
  @discardableResult
  public func clear(_ kind: ContentKind) async -> SystemFailure? {
    let run = runCounts.clearAndReturnEarlierRunID(kind)
    batchWriter?.dropUnwrittenTallies(of: kind)
    onClear(kind)
    return await batchWriter?.clear(kind, includingRun: run)
  }

  /// Waits until no batch is being written; does not start a batch.
  func waitForWriting() async { await batchWriter?.waitForWriting() }
}
