/// What is summed as one evidence: the counts of a key in a group of installations.
struct FleetKey: Hashable, Sendable {
  let key: EvidenceKey
  let group: EvidenceGroup
}

extension FleetKey: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.key, left.group) < (right.key, right.group)
  }
}
