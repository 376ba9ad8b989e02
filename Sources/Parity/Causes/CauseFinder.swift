package import ScreenDocument

/// A finder that groups differences by place, aspect and condition.
///
/// It reads each response once and keeps samples of bounded size: of each kind's responses, and of
/// the responses that differ at each target. The order of the responses does not matter. The hash
/// of a ``CauseExample`` decides to which half of a sample it belongs. A condition is learnt from
/// one half and measured on the other half.
public struct CauseFinder: Sendable {
  /// The maximum number of targets with causes, 128; the first ones are kept, ordered by kind,
  /// place and aspect.
  public static let maximumTargets = 128
  /// The maximum number of kinds, 256; the first ones in the order of their names are kept.
  static let maximumKinds = 256

  private struct ResponseCountAndSample: Sendable {
    var count = 0
    var sample: CauseExampleSample
    /// The number of responses that the sample was not offered: too large ones, and those of
    /// `countUnsampledResponse(of:targets:)`.
    var countNotOfferedToSample = 0

    /// Whether the sample lacks some of the counted responses.
    var isSampleIncomplete: Bool { sample.isIncomplete || countNotOfferedToSample > 0 }

    mutating func countAndTrySampling(_ example: CauseExample?) -> Bool {
      count += 1
      guard let example else {
        countNotOfferedToSample += 1
        return false
      }
      return sample.add(example)
    }
  }

  private var responsesByKind: [ContentKind: ResponseCountAndSample] = [:]
  private var differingResponsesByTarget: [CauseTarget: ResponseCountAndSample] = [:]
  /// Whether targets or kinds were left out, because there were more than the maximum number.
  public private(set) var hasOmittedTargetsOrKinds = false

  /// Creates a finder without responses.
  public init() {}

  /// Adds a compared response.
  ///
  /// - Parameter example: The response; one of more than ``CauseExample/maximumBytes`` is only
  ///   counted.
  /// - Returns: Whether a sample keeps the response for now; if not, the response can be discarded.
  /// - Complexity: O(log n) for n examples in the samples.
  @discardableResult
  public mutating func add(_ example: CauseExample) -> Bool {
    let isLarge = example.payload.count > CauseExample.maximumBytes
    return countAndTrySampling(
      isLarge ? nil : example,
      of: example.kind,
      targets: example.differingTargets
    )
  }

  /// Counts a response by its targets alone; call it for a response that no sample would keep.
  package mutating func countUnsampledResponse(of kind: ContentKind, targets: [CauseTarget]) {
    _ = countAndTrySampling(nil, of: kind, targets: targets)
  }

  private mutating func countAndTrySampling(
    _ example: CauseExample?,
    of kind: ContentKind,
    targets: [CauseTarget]
  ) -> Bool {
    var isKept = false
    let make = { (count: Int, bytes: Int) in
      ResponseCountAndSample(
        sample: CauseExampleSample(maximumCount: count, maximumTotalBytes: bytes)
      )
    }
    let areInOrder = { (one: ContentKind, other: ContentKind) in one.rawValue < other.rawValue }
    if Self.makeRoomForGroup(
      for: kind,
      in: &responsesByKind,
      limit: Self.maximumKinds,
      omission: &hasOmittedTargetsOrKinds,
      orderedBy: areInOrder
    ) {
      isKept = responsesByKind[kind, default: make(4_096, 2 << 20)].countAndTrySampling(example)
    }
    for target in targets
    where Self.makeRoomForGroup(
      for: target,
      in: &differingResponsesByTarget,
      limit: Self.maximumTargets,
      omission: &hasOmittedTargetsOrKinds,
      orderedBy: <
    ) {
      if differingResponsesByTarget[target, default: make(1_024, 512 << 10)].countAndTrySampling(
        example
      ) {
        isKept = true
      }
    }
    return isKept
  }

  /// Makes room for the group of a key: if the number of groups is at the limit, removes the last
  /// group.
  ///
  /// - Returns: Whether the key may have a group; `false` if the number of groups is at the limit
  ///   and the key comes after the keys of all groups. A key that has a group already needs no
  ///   room.
  private static func makeRoomForGroup<Key: Hashable>(
    for key: Key,
    in groups: inout [Key: ResponseCountAndSample],
    limit: Int,
    omission hasOmitted: inout Bool,
    orderedBy areInOrder: (Key, Key) -> Bool
  ) -> Bool {
    guard groups[key] == nil, groups.count >= limit else { return true }
    hasOmitted = true
    guard let greatest = groups.keys.max(by: areInOrder), areInOrder(key, greatest) else {
      return false
    }
    groups[greatest] = nil
    return true
  }

  /// The causes, sorted by target, at most four for each target.
  ///
  /// The second cause of a target is about the responses that the first one does not explain, and
  /// so on. Only the first ``maximumTargets`` targets of the added examples have causes.
  /// Differences that known causes explain are in no target.
  ///
  /// - Complexity: Bounded by the samples; a second or two for a target with full samples.
  public var causes: [Cause] {
    let byKind = Dictionary(grouping: differingResponsesByTarget.keys.sorted(), by: \.kind)
    return byKind.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { kind, targets in
      causes(of: targets, kind)
    }
  }

  private func causes(of targets: [CauseTarget], _ kind: ContentKind) -> [Cause] {
    guard let all = responsesByKind[kind] else { return [] }
    var corpus = FactCorpus(all.sample.countedExamples)
    for target in targets {
      corpus.insertMissing(differingResponsesByTarget[target]?.sample.countedExamples ?? [])
    }
    corpus.readFacts()
    return targets.flatMap { target -> [Cause] in
      guard let group = differingResponsesByTarget[target] else { return [] }
      let learner = CauseRuleLearner(
        corpus,
        differing: group.sample.countedExamples.map(\.example.hash),
        target: target,
        counts: (group.count, all.count)
      )
      return learner.rules.map { rule in
        Cause(
          target: target,
          rule: rule,
          differingResponseCount: group.count,
          isMeasuredOnSample: group.isSampleIncomplete || all.isSampleIncomplete
        )
      }
    }
  }
}
