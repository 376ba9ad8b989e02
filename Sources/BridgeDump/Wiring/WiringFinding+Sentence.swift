import LegacyRx

extension WiringFinding {
  /// Whether it is wrong in itself, rather than worth a look.
  var isFault: Bool {
    switch self {
    case .cycle, .listenerOfNothing, .outlivingListener: true
    case .unheardEmitter, .fanOut, .repeatedWork: false
    }
  }

  /// What was found, and what to do about it.
  func sentence(in graph: WiringGraph) -> String {
    func text(_ id: Int) -> String {
      let node = graph.nodes[id]
      return node.text(numbered: true) + (node.group.map { " of \($0)" } ?? "")
    }
    return switch self {
    case .cycle(let nodes):
      "cycle: " + (nodes + nodes.prefix(1)).map(text).joined(separator: " → ")
        + "; break it, or drop equal values with distinctUntilChanged()"
    case .unheardEmitter(let node):
      "\(text(node)) has no listener; delete it, or the code that sends to it"
    case .listenerOfNothing(let node):
      "\(text(node)) can receive no events; delete it"
    case .fanOut(let node, let listeners):
      "\(listeners) listen to \(text(node))"
    case .repeatedWork(let node, let subscriptions):
      "\(text(node)) works once for each of \(subscriptions) subscriptions; share() it, if that costs"
    case .outlivingListener(let node):
      "\(text(node)) outlives its screen; put its subscription in the screen's dispose bag"
    }
  }
}
