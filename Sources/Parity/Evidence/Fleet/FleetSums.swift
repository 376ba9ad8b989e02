import ScreenDocument

/// The sums of a fleet's counts, which do not store single runs and installations.
struct FleetSums: Sendable {
  private var sumByKey: [FleetKey: FleetKeySum] = [:]
  private var evidenceBuilderByKey: [FleetKey: EvidenceAcrossInstallationsBuilder] = [:]
  private(set) var runCount = 0
  private let settings: EvidenceSettings

  init(_ settings: EvidenceSettings) {
    self.settings = settings
  }

  /// Adds all runs of some installations; no other call may add runs of these installations.
  mutating func addInstallations(of part: PartialFleetSums) {
    runCount += part.runCount
    for (key, sum) in part.sumByKey {
      sumByKey[key, default: FleetKeySum(key.key)].addDisjointRuns(sum)
    }
    for (key, installations) in part.installationsByKey {
      // Removed, because a builder that is still in the dictionary would be copied.
      var builder =
        evidenceBuilderByKey.removeValue(forKey: key)
        ?? EvidenceAcrossInstallationsBuilder(
          rate: settings.toleratedRate,
          alpha: settings.rollBackAlphaPerKind
        )
      for installation in installations.values { builder.add(installation) }
      evidenceBuilderByKey[key] = builder
    }
  }

  /// Returns the evidence of all keys and groups, sorted, with its advice.
  ///
  /// A key of a group has no evidence if there are only samples of removed runs.
  ///
  /// - Parameter sides: The sides that each kind has; `nil` if routes and handlers are unknown.
  /// - Returns: The evidence.
  func evidence(sides: [ContentKind: ContentSides]?) -> [Evidence] {
    let all = sumByKey.sorted { $0.key < $1.key }.compactMap { key, sum in
      evidenceBuilderByKey[key].map { Evidence(sum, of: key.group, $0.evidence, settings) }
    }
    let allKindsByGroup = Dictionary(grouping: all, by: \.group).mapValues {
      EvidenceOfAllKinds($0, sides: sides)
    }
    return all.map { evidence in
      allKindsByGroup[evidence.group].map(evidence.withAdvice) ?? evidence
    }
  }
}
