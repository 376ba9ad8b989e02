public import Foundation
import JSONLogic
public import Parity
import ScreenDocument

extension EvidenceRecorder {
  /// Creates a recorder that takes what has tripped back to the old side, at once and after a relaunch.
  ///
  /// - Parameters:
  ///   - stages: The stages that trips change; their context has the version of the app.
  ///   - run: The run's id, which no other run has; cut at 128 bytes.
  ///   - settings: What has to be proved.
  ///   - noise: What differs without a reason.
  ///   - ledger: What earlier runs have counted; its trips hold again.
  ///   - file: Where counts are kept; `nil` for nowhere.
  ///   - cohort: The group of users that the installation belongs to, such as its system's version.
  ///   - batchSize: How many outcomes are written together, at least 1.
  ///   - now: Returns the current time, of which the day is kept.
  public convenience init(
    stages: StageFlags,
    run: String = UUID().uuidString,
    settings: EvidenceSettings = EvidenceSettings(),
    noise: EvidenceNoise = EvidenceNoise(),
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    cohort: String? = nil,
    batchSize: Int = 32,
    now: @escaping () -> Date = { Date() }
  ) {
    self.init(
      run: run,
      appVersion: stages.context.appVersion ?? "",
      settings: settings,
      noise: noise,
      ledger: ledger,
      file: file,
      cohort: cohort,
      batchSize: batchSize,
      now: now,
      tripped: { [weak stages] trip in stages?.trip(trip) }
    )
    cleared = { [weak stages] kind in stages?.trips[kind] = nil }
    stages.restore(ledger.trips(settings, noise: noise).map { ($0.key.kind, StageTrip($0)) })
  }
}

extension StageFlags {
  /// Takes a kind back to its old side.
  ///
  /// - Parameter trip: What was proved of it.
  public func trip(_ trip: EvidenceTrip) {
    trips[trip.key.kind] = StageTrip(trip)
  }
}

extension StageTrip {
  fileprivate init(_ trip: EvidenceTrip) {
    self.init(trip.key, trip.explanation)
  }
}
