extension WiringGraph {
  /// The groups that receive events of other groups: one feed for each source and target group, with the first
  /// emitter and the first listener that connect them, sorted by source and target.
  ///
  /// A group counts as sending through each subject or relay that it created, or to which its code sends events: in a
  /// function of ``WiringRecorder/inGroup(_:_:)`` or ``WiringGroup/deliver(_:)``, or in a listener created there. A
  /// group receives from all emitters that its listeners subscribe to, directly or through operators. Events that
  /// an emitter sent before its first subscription are not known.
  ///
  /// - Complexity: O(emitters that groups send to × subscriptions).
  public var feeds: [WiringFeed] {
    let subscriptions = Dictionary(
      grouping: edges.filter { $0.kind == .subscription },
      by: \.source
    )
    .mapValues { $0.map(\.target) }
    var feeds: [[String]: WiringFeed] = [:]
    for (emitter, senders) in senders.sorted(by: { $0.key < $1.key }) {
      for listener in listeners(of: emitter, by: subscriptions) {
        guard let target = nodes[listener].group else { continue }
        for source in senders where source != target && feeds[[source, target]] == nil {
          feeds[[source, target]] = WiringFeed(
            source: source,
            target: target,
            emitter: emitter,
            listener: listener
          )
        }
      }
    }
    return feeds.values.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  /// The groups that send through each emitter, by the emitter's number.
  private var senders: [Int: Set<String>] {
    var senders: [Int: Set<String>] = [:]
    for sending in sendings { senders[sending.emitter, default: []].insert(sending.group) }
    // Without a place an emitter was made before the recording, and its group is its first subscriber's.
    for node in nodes where node.isSubject && node.place != nil {
      if let group = node.group { senders[node.id, default: []].insert(group) }
    }
    return senders
  }

  /// Returns the listeners that an emitter's events reach through subscriptions only, sorted by their numbers.
  private func listeners(of emitter: Int, by subscriptions: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = [emitter]
    var waiting = [emitter]
    while let id = waiting.popLast() {
      for target in subscriptions[id] ?? [] where seen.insert(target).inserted {
        waiting.append(target)
      }
    }
    return seen.filter { nodes[$0].role == .listener }.sorted()
  }
}
