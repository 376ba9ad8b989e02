extension WiringGraph {
  /// The groups that receive events of other groups: one feed for each source and target group,
  /// with the first emitter and the first listener that connect them, sorted by source and target.
  ///
  /// A group sends through each subject or relay that it created, and through each one to which its
  /// code sends events. The code of a group is what runs in a function of
  /// ``WiringRecorder/inGroup(_:_:)`` or ``WiringGroup/deliver(_:)``, and in the listeners that
  /// these functions created. A group receives from all emitters that its listeners subscribe to,
  /// directly or through operators. Events that an emitter sent before its first subscription are
  /// not known.
  ///
  /// - Complexity: O(emitters that groups send to × subscriptions).
  public var feeds: [WiringFeed] {
    let targetsBySource = Dictionary(
      grouping: edges.filter { $0.kind == .subscription },
      by: \.source
    )
    .mapValues { $0.map(\.target) }
    var feeds: [[String]: WiringFeed] = [:]
    for (emitter, senders) in senderGroupsByEmitter.sorted(by: { $0.key < $1.key }) {
      for listener in listeners(of: emitter, through: targetsBySource) {
        guard let target = nodes[listener].group else { continue }
        for source in senders where source != target && feeds[[source, target]] == nil {
          feeds[[source, target]] = WiringFeed(
            sourceGroup: source,
            targetGroup: target,
            emitterNode: emitter,
            listenerNode: listener
          )
        }
      }
    }
    return feeds.values.sorted {
      ($0.sourceGroup, $0.targetGroup) < ($1.sourceGroup, $1.targetGroup)
    }
  }

  /// The groups that send through each emitter, by the emitter's number.
  private var senderGroupsByEmitter: [Int: Set<String>] {
    var senders: [Int: Set<String>] = [:]
    for sending in groupSendingsToEmitters {
      senders[sending.receivingEmitter, default: []].insert(sending.senderGroup)
    }
    // Without a place an emitter was made before the recording, and its group is its first subscriber's.
    for node in nodes where node.isSubjectOrRelay && node.place != nil {
      if let group = node.group { senders[node.id, default: []].insert(group) }
    }
    return senders
  }

  /// Returns the listeners that an emitter's events reach directly or through operators, sorted by
  /// their numbers.
  ///
  /// Only subscriptions count, active or ended; a cause does not.
  private func listeners(of emitter: Int, through targetsBySource: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = [emitter]
    var waiting = [emitter]
    while let id = waiting.popLast() {
      for target in targetsBySource[id] ?? [] where seen.insert(target).inserted {
        waiting.append(target)
      }
    }
    return seen.filter { nodes[$0].role == .listener }.sorted()
  }
}
