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
  ///   - ledger: What earlier runs have counted; its trips hold again.
  ///   - file: Where counts are kept; `nil` for nowhere.
  ///   - configuration: How the recorder counts.
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
    stages.restore(trips.map { ($0.key.kind, StageTrip($0)) })
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
