/// The sums of some runs, with the counts of each of their installations.
struct PartialFleetSums: Sendable {
  private(set) var sumByKey: [FleetKey: FleetKeySum] = [:]
  private(set) var installationsByKey: [FleetKey: [String: InstallationSum]] = [:]
  private(set) var runCount = 0

  init() {}

  /// Sums the runs of a ledger, except what is cleared.
  ///
  /// An entry that has only the sample of removed runs adds its responses to the sum, but no
  /// installation.
  ///
  /// - Parameters:
  ///   - ledger: The ledger.
  ///   - settings: The settings by which a trip must be proved.
  ///   - grouping: How installations are grouped.
  /// - Complexity: O(n log n) for n runs.
  init(_ ledger: Ledger, _ settings: EvidenceSettings, _ grouping: InstallationGrouping = .none) {
    runCount = ledger.runs.count
    // In order, because sums keep the first 1,024 places of differences.
    for (id, run) in ledger.runs.sorted(by: { $0.key < $1.key }) {
      let installation = run.installation.map { "installation " + $0 } ?? "run " + id
      for (key, entry) in run.entries.sorted(by: { $0.key < $1.key })
      where ledger.clearedRuns[key.kind]?.contains(id) != true {
        let key = FleetKey(key: key, group: grouping.group(of: entry))
        sumByKey[key, default: FleetKeySum(key.key)].add(entry, dayRange: run.dayRange, settings)
        guard !entry.hasOnlySample else { continue }
        installationsByKey[key, default: [:]][installation, default: InstallationSum()]
          .add(entry)
      }
    }
  }

  /// Adds the sums of other runs.
  ///
  /// The caller ensures that no run is in both parts; it would count twice. Runs of one
  /// installation can be in both parts.
  mutating func addDisjointRuns(_ other: Self) {
    runCount += other.runCount
    for (key, sum) in other.sumByKey {
      sumByKey[key, default: FleetKeySum(key.key)].addDisjointRuns(sum)
    }
    for (key, installations) in other.installationsByKey {
      self.installationsByKey[key, default: [:]].merge(installations) { one, other in
        var union = one
        union.addDisjointRuns(other)
        return union
      }
    }
  }
}
