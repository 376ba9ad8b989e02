public import Basics
public import Foundation
public import ScreenDocument

/// Counts what comes of comparing, trips what differs too often, and keeps both in a ledger.
///
/// A trip is told at once, on main, within ``record(_:)``; it holds for its content, flag version and
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
  /// What has to be proved.
  public let settings: EvidenceSettings
  /// Why the last batch could not be written; `nil` if it was.
  public private(set) var failure: SystemFailure?
  /// How many batches could not be written.
  public private(set) var failureCount = 0

  private let run: String
  private let appVersion: String
  private let cohort: String?
  private let installation: String
  private let now: () -> Date
  private var base: Ledger
  private let noise: EvidenceNoise
  private let writer: LedgerWriter?
  private let batchSize: Int
  private let purpose: Purpose
  private let tripped: @MainActor (EvidenceTrip) -> Void
  /// Called when a kind starts again by hand.
  package var cleared: @MainActor (ContentKind) -> Void = { _ in }

  /// How often kinds were cleared in this run, which counts them as another run from then on.
  private var clearings: [ContentKind: Int] = [:]
  private var current: [ContentKind: Current] = [:]
  private var tallies: [EvidenceKey: EvidenceTally] = [:]
  private var unwritten: [EvidenceTally] = []
  private var unwrittenCount = 0
  private var writing: Task<Void, Never>?
  /// Whether there is something to write that must not wait for its batch.
  private var isFlushAwaited = false

  /// The installation of all replays, so that it makes no difference how a journal was dealt to them.
  private static let corpus = "replay"

  /// What the outcomes are of.
  enum Purpose {
    /// One device: they come in order, so that a trip at one of them means something, and what is shown
    /// again and again is compared again and again.
    case device
    /// A part of a corpus: in any order, each response sent to somebody else.
    case corpus
  }

  private struct Current {
    let version: EvidenceVersion
    let tally: EvidenceTally
  }

  /// Creates a recorder for one run.
  ///
  /// - Parameters:
  ///   - run: The run's id, which no other run has; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - settings: What has to be proved.
  ///   - noise: What differs without a reason.
  ///   - ledger: What earlier runs have counted.
  ///   - file: Where counts are kept; `nil` for nowhere.
  ///   - cohort: The group of users that the installation belongs to, such as its system's version; cut at
  ///     256 bytes.
  ///   - batchSize: How many outcomes are written together, at least 1.
  ///   - now: Tells the time, of which the day is kept.
  ///   - tripped: Called when a content is proved to differ too often, once for each version.
  public init(
    run: String = UUID().uuidString,
    appVersion: String,
    settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise(),
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    cohort: String? = nil,
    batchSize: Int = 32,
    now: @escaping () -> Date = { Date() },
    tripped: @escaping @MainActor (EvidenceTrip) -> Void
  ) {
    self.run = run.cut(toBytes: LedgerLine.maximumRunLength)
    self.appVersion = appVersion
    self.settings = settings
    self.noise = noise
    self.cohort = cohort?.cut(toBytes: EvidenceKey.maximumLength)
    installation = ledger.installation ?? UUID().uuidString
    self.now = now
    base = ledger
    writer = file.map { LedgerWriter($0, maximumRuns: 512, compactionSize: 4 << 20) }
    self.batchSize = max(1, batchSize)
    purpose = .device
    self.tripped = tripped
  }

  /// Creates a recorder for outcomes that may come in any order, such as a part of a journal's.
  ///
  /// It counts alone: a trip would depend on the order, and the sums of parts on how they were parted. What
  /// counts prove, their ledger tells.
  ///
  /// - Parameters:
  ///   - run: The run's id, which no other run has; cut at 128 bytes.
  ///   - appVersion: The version of the app.
  ///   - settings: What has to be proved.
  package init(counting run: String, appVersion: String, settings: EvidenceSettings) {
    self.run = run.cut(toBytes: LedgerLine.maximumRunLength)
    self.appVersion = appVersion
    self.settings = settings
    noise = EvidenceNoise()
    cohort = nil
    installation = Self.corpus
    now = { Date() }
    base = Ledger()
    writer = nil
    batchSize = 1
    purpose = .corpus
    tripped = { _ in }
  }

  /// What this run and those before it have counted.
  public var ledger: Ledger {
    var ledger = base
    for (id, run) in runs(of: tallies.values) { ledger.merge(run, as: id) }
    return ledger
  }

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
    let tally = tally(of: result.kind, on: version)
    let outcome = noise.explains(result) ? ComparisonOutcome.ignored : result.outcome
    let trip = tally.add(outcome, of: result, on: day)
    note(tally)
    unwrittenCount += 1
    if let trip { tripped(trip) }
    if trip != nil || unwrittenCount >= batchSize { flush() }
  }

  /// Notes that a kind is on the screen, even if nothing of it is compared on its stage.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - version: The version of its flag, and its stage.
  public func note(_ kind: ContentKind, on version: EvidenceVersion) {
    guard current[kind]?.version != version else { return }
    note(tally(of: kind, on: version))
  }

  /// Writes what has been counted, in the background; as the app goes there, for example.
  ///
  /// What comes while a batch is being written is written right after it.
  public func flush() {
    guard let writer, !unwritten.isEmpty else { return }
    guard writing == nil else {
      isFlushAwaited = true
      return
    }
    isFlushAwaited = false
    let runs = runs(of: unwritten)
    for tally in unwritten { tally.isWritten = true }
    unwritten = []
    unwrittenCount = 0
    writing = Task {
      wrote(await writer.append(runs))
    }
  }

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
    let run = run(counting: kind)
    for (id, run) in runs(of: tallies.values.filter({ $0.entry.key.kind == kind })) {
      base.merge(run, as: id)
    }
    base.clear(kind)
    tallies = tallies.filter { $0.key.kind != kind }
    unwritten.removeAll { $0.entry.key.kind == kind }
    current[kind] = nil
    clearings[kind, default: 0] += 1
    cleared(kind)
    return await writer?.clear(kind, with: run)
  }

  /// Waits until nothing is being written, and has nothing written on its own account.
  func waitForWriting() async {
    while let writing { await writing.value }
  }

  private func wrote(_ failure: SystemFailure?) {
    writing = nil
    self.failure = failure
    if failure != nil {
      failureCount += 1
      for tally in tallies.values { note(tally) }
    }
    if isFlushAwaited { flush() }
  }

  /// The run that a kind is counted in.
  private func run(counting kind: ContentKind) -> String {
    guard let number = clearings[kind] else { return run }
    let end = "+\(number)"
    return run.cut(toBytes: LedgerLine.maximumRunLength - end.utf8.count) + end
  }

  private func runs(of tallies: some Sequence<EvidenceTally>) -> [String: LedgerRun] {
    var runs: [String: LedgerRun] = [:]
    for tally in tallies {
      let empty = LedgerRun(contents: settings.contents, installation: installation)
      runs[run(counting: tally.entry.key.kind), default: empty].merge(tally.entry)
    }
    return runs
  }

  private func note(_ tally: EvidenceTally) {
    guard tally.isWritten else { return }
    tally.isWritten = false
    unwritten.append(tally)
  }

  private func tally(of kind: ContentKind, on version: EvidenceVersion) -> EvidenceTally {
    if let current = current[kind], current.version == version { return current.tally }
    let key = EvidenceKey(kind: kind, flagVersion: version.flag, appVersion: appVersion)
    let tally = tallies[key] ?? newTally(for: key)
    tally.add(version)
    tallies[key] = tally
    current[kind] = Current(version: version, tally: tally)
    return tally
  }

  private func newTally(for key: EvidenceKey) -> EvidenceTally {
    let settings = settings.tolerating(noise.rate(of: key.kind))
    let tally = EvidenceTally(
      base.sum(for: key, settings),
      restart: ledger.restart(for: key),
      settings: settings,
      cohort: cohort,
      purpose: purpose
    )
    guard purpose == .device else { return tally }
    tally.before = { [base] in base.responses(of: key, on: $0) }
    return tally
  }
}
