public import Foundation
import JSONLogic
public import Parity
import ScreenDocument

extension EvidenceRecorder {
  /// Creates a recorder whose trips turn kinds `off`, at once and, if the next launch passes the
  /// ledger again, after a relaunch.
  ///
  /// Clearing a kind in the recorder removes its trips.
  ///
  /// - Parameters:
  ///   - stages: The stages that trips change; their context has the version of the app.
  ///   - run: The run's unique id; truncated to 128 bytes.
  ///   - ledger: The counts of earlier runs; its trips for the current version of the app are
  ///     restored.
  ///   - file: The file that stores the counts; `nil` to keep them in memory only.
  ///   - configuration: The recorder's settings.
  public convenience init(
    stages: StageFlags,
    run: String = UUID().uuidString,
    ledger: Ledger = Ledger(),
    file: LedgerFile? = nil,
    configuration: EvidenceConfiguration = EvidenceConfiguration()
  ) {
    self.init(
      run: run,
      appVersion: stages.context.appVersion ?? "",
      ledger: ledger,
      file: file,
      configuration: configuration,
      onTrip: { [weak stages] trip in stages?.trip(trip) }
    )
    onClear = { [weak stages] kind in stages?.trips[kind] = nil }
    let trips = ledger.trips(configuration.settings, noise: configuration.noise)
    stages.restoreTrips(trips.map { ($0.key.kind, StageTrip($0)) })
  }
}

extension StageFlags {
  /// Turns a kind `off`, because its comparisons have failed too often: at once, also on screens
  /// that are shown, and as long as the trip's versions of the flag and of the app are current.
  ///
  /// - Parameter trip: The kind, its versions and the evidence.
  public func trip(_ trip: EvidenceTrip) {
    trips[trip.key.kind] = StageTrip(trip)
  }
}

extension StageTrip {
  fileprivate init(_ trip: EvidenceTrip) {
    self.init(trip.key, trip.explanation)
  }
}
