public import Basics
public import Foundation
public import ScreenDocument

/// Counts what comes of comparing, trips what differs too often, and keeps both in a ledger.
///
/// A trip is reported at once, on the main actor, within ``record(_:)``; it holds for its content, flag version and
/// app version until it is cleared by hand. Counts go to the file in batches, off main, and nothing
/// that happens there reaches the screen: a full disk is ``failure``, and what could not be written is
/// written with the next batch.
///
/// ```swift
/// let reading = try LedgerFile(path: path).read()      // off main, at launch
/// let recorder = EvidenceRecorder(stages: stages, ledger: reading.ledger, file: LedgerFile(path: path))
/// let model = TopViewModel(documents: documents, bridge: bridge, sink: recorder)
/// ```
@MainActor
public final class EvidenceRecorder: ParitySink {
  private let counts: RunCounts
  /// `nil` where counts are kept nowhere.
  private let batches: LedgerBatches?
  private let now: () -> Date
  private let onTrip: @MainActor (EvidenceTrip) -> Void
  /// Called when a kind starts again by hand.
  package var onClear: @MainActor (ContentKind) -> Void = { _ in }

  /// What has to be proved.
  public var settings: EvidenceSettings { counts.run.settings }

  /// Why the last batch could not be written; `nil` if it was.
  public var failure: SystemFailure? { batches?.failure }

  /// How many batches could not be written.
  public var failureCount: Int { batches?.failureCount ?? 0 }

  /// Creates a recorder for one run.
  ///
  /// - Parameters:
  ///   - run: The run's id, which no other run has; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - ledger: What earlier runs have counted.
  ///   - file: Where counts are kept; `nil` for nowhere.
  ///   - configuration: How the recorder counts.
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

  /// Creates a recorder for outcomes that may come in any order, such as a part of a journal's.
  ///
  /// It counts alone: a trip would depend on the order, and the sums of parts on how they were parted. What
  /// counts prove, their ledger reports.
  ///
  /// - Parameters:
  ///   - run: The run's id, which no other run has; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - settings: What has to be proved.
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

  /// What this run and those before it have counted.
  public var ledger: Ledger { counts.ledger }

  /// Counts a result of a content of which neither flag version nor stage is known.
  ///
  /// - Parameter result: One content, compared once.
  public func record(_ result: ComparisonResult) {
    record(result, on: .unknown)
  }

  /// Counts a result.
  ///
  /// - Parameters:
  ///   - result: One content, compared once.
  ///   - version: The version of the content's flag, and its stage.
  /// - Complexity: O(1) for a match; an e-value for a difference.
  public func record(_ result: ComparisonResult, on version: EvidenceVersion) {
    guard result.outcome != .oneSided else { return }
    record(result, on: version, day: UTCDay(now()))
  }

  /// Counts a result of a response that was compared on a day.
  package func record(
    _ result: ComparisonResult,
    on version: EvidenceVersion,
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

  /// Notes that a kind is on the screen, even if nothing of it is compared on its stage.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  public func note(_ kind: ContentKind, on version: EvidenceVersion) {
    let (tally, isNew) = counts.tally(of: kind, on: version)
    if isNew { batches?.add(tally) }
  }

  /// Writes what has been counted, in the background; as the app goes there, for example.
  ///
  /// What comes while a batch is being written is written right after it.
  public func flush() { batches?.flush() }

  /// Writes what has been counted, and waits until it is written or cannot be.
  ///
  /// - Returns: Why it cannot be; `nil` if it is.
  @discardableResult
  public func finish() async -> SystemFailure? {
    await waitForWriting()
    flush()
    await waitForWriting()
    return failure
  }

  /// Starts a kind again at zero while the run goes on: here, in the stages that the recorder was made
  /// for, and in the file.
  ///
  /// What was counted until now does not come back, written or not, and what is counted from now on
  /// counts: as that of another run.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Why the file could not be changed; `nil` if it was. It may be asked again then.
  @discardableResult
  public func clear(_ kind: ContentKind) async -> SystemFailure? {
    let run = counts.clear(kind)
    batches?.forget(kind)
    onClear(kind)
    return await batches?.clear(kind, countedAs: run)
  }

  /// Waits until nothing is being written, and has nothing written on its own account.
  func waitForWriting() async { await batches?.finishWriting() }
}
