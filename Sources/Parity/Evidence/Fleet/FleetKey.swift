/// The key of one sum of counts: a kind with its versions, in one group of installations.
struct FleetKey: Hashable, Sendable {
  let key: EvidenceKey
  let group: InstallationGroup
}

extension FleetKey: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.key, left.group) < (right.key, right.group)
  }
}
