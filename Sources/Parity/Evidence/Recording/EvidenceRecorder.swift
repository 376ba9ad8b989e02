public import Basics
public import Foundation
public import ScreenDocument

/// Counts the results of comparisons, trips contents that differ too often, and stores both in a
/// ledger.
///
/// A trip is reported at once, on the main actor, within ``record(_:)``. It stays in effect for its
/// content, flag version and app version until it is cleared by hand. Counts go to the file in
/// batches, on a background queue. A full disk does not affect the screen: the error is
/// ``failure``, and the next batch includes what could not be written.
///
/// ```swift
/// let file = LedgerFile(path: path)
/// let reading = try file.read()      // off the main actor, at launch
/// let recorder = EvidenceRecorder(stages: stages, ledger: reading.ledger, file: file)
/// let model = TopViewModel(documents: documents, bridge: bridge, sink: recorder)
/// ```
@MainActor
public final class EvidenceRecorder: ParitySink {
  private let counts: RunCounts
  /// `nil` if counts are not written to a file.
  private let batches: LedgerBatches?
  private let now: () -> Date
  private let onTrip: @MainActor (EvidenceTrip) -> Void
  /// Called when a kind is cleared by hand.
  package var onClear: @MainActor (ContentKind) -> Void = { _ in }

  /// The rates and error probabilities of the proofs.
  public var settings: EvidenceSettings { counts.run.settings }

  /// The error of the last batch; `nil` if it was written.
  public var failure: SystemFailure? { batches?.failure }

  /// The number of batches that could not be written.
  public var failureCount: Int { batches?.failureCount ?? 0 }

  /// Creates a recorder for one run.
  ///
  /// - Parameters:
  ///   - run: The run's id, which must be unique; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - ledger: The counts of earlier runs.
  ///   - file: The file that receives the counts; `nil` for none.
  ///   - configuration: The configuration of the counting.
  ///   - onTrip: Called when a content is proved to differ too often, once for each version.
  public init(
    run: String = UUID().uuidString,
    appVersion: String,
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    configuration: EvidenceConfiguration = EvidenceConfiguration(),
    onTrip: @escaping @MainActor (EvidenceTrip) -> Void
  ) {
    let run = CountedRun(
      run,
      appVersion: appVersion,
      installation: ledger.installation ?? UUID().uuidString,
      cohort: configuration.cohort,
      settings: configuration.settings,
      noise: configuration.noise,
      purpose: .device
    )
    let counts = RunCounts(run, after: ledger)
    self.counts = counts
    batches = file.map { LedgerBatches(counts, file: $0, size: configuration.batchSize) }
    now = configuration.now
    self.onTrip = onTrip
  }

  /// Creates a recorder for outcomes in any order, such as those of a part of a journal.
  ///
  /// It counts and never trips: a trip would depend on the order, and on how the journal was
  /// divided. The ledger shows what the counts prove.
  ///
  /// - Parameters:
  ///   - run: The run's id, which must be unique; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - settings: The rates and error probabilities of the proofs.
  package init(counting run: String, appVersion: String, settings: EvidenceSettings) {
    let run = CountedRun(
      run,
      appVersion: appVersion,
      installation: CountedRun.corpus,
      settings: settings,
      purpose: .corpus
    )
    counts = RunCounts(run, after: Ledger())
    batches = nil
    now = { Date() }
    onTrip = { _ in }
  }

  /// The counts of this run and of the earlier ones.
  public var ledger: Ledger { counts.ledger }

  /// Counts a result whose flag version and stage are unknown.
  ///
  /// - Parameter result: The result of one comparison.
  public func record(_ result: ComparisonResult) {
    record(result, on: .unknown)
  }

  /// Counts a result.
  ///
  /// - Parameters:
  ///   - result: The result of one comparison.
  ///   - version: The version of the content's flag, and its stage.
  /// - Complexity: O(1) for a match; one e-value for a difference.
  public func record(_ result: ComparisonResult, on version: KindConfiguration) {
    guard result.outcome != .oneSided else { return }
    record(result, on: version, day: UTCDay(now()))
  }

  /// Counts a result of a response that was compared on a given day.
  package func record(
    _ result: ComparisonResult,
    on version: KindConfiguration,
    day: UTCDay
  ) {
    guard result.outcome != .oneSided else { return }
    let tally = counts.tally(of: result.kind, on: version).tally
    let outcome = counts.run.noise.explains(result) ? ComparisonOutcome.ignored : result.outcome
    let trip = tally.add(outcome, of: result, on: day)
    batches?.add(tally)
    if let trip { onTrip(trip) }
    batches?.addOutcome()
    if trip != nil { batches?.flush() }
  }

  /// Notes that the screen shows a kind, even if its stage compares nothing.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  public func recordShown(_ kind: ContentKind, on version: KindConfiguration) {
    let (tally, isNew) = counts.tally(of: kind, on: version)
    if isNew { batches?.add(tally) }
  }

  /// Writes the counts in the background, for example when the app enters the background.
  ///
  /// Results that arrive while a batch is being written are written right after it.
  public func flush() { batches?.flush() }

  /// Writes the counts, and waits for the end of the write.
  ///
  /// - Returns: The error; `nil` if the counts were written.
  @discardableResult
  public func finish() async -> SystemFailure? {
    await waitForWriting()
    flush()
    await waitForWriting()
    return failure
  }

  /// Restarts a kind at zero while the run continues: in this recorder, in its stages, and in the
  /// file.
  ///
  /// Earlier counts, written or not, are ignored from then on. Later counts belong to a new run id.
  ///
  /// - Returns: The error; `nil` if the file was changed. After an error, the call may be repeated.
  @discardableResult
  public func clear(_ kind: ContentKind) async -> SystemFailure? {
    let run = counts.clear(kind)
    batches?.forget(kind)
    onClear(kind)
    return await batches?.clear(kind, countedAs: run)
  }

  /// Waits until no write is in progress, without starting one.
  func waitForWriting() async { await batches?.finishWriting() }
}
