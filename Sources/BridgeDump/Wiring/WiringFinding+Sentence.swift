import LegacyRx

extension WiringFinding {
  /// Whether the finding is a fault; `false` for a hint.
  var isFault: Bool {
    switch self {
    case .cycle, .listenerWithoutEmitter, .listenerOutlivingScreen: true
    case .emitterWithoutListener, .fanOut, .repeatedWork: false
    }
  }

  /// Returns the finding in words and, except for a fan-out, what to do about it.
  func sentence(in graph: WiringGraph) -> String {
    func nodeText(_ id: Int) -> String {
      let node = graph.nodes[id]
      return node.text(numbered: true) + (node.group.map { " of \($0)" } ?? "")
    }
    return switch self {
    case .cycle(let nodes):
      "cycle: " + (nodes + nodes.prefix(1)).map(nodeText).joined(separator: " → ")
        + "; remove one subscription, or drop equal values with distinctUntilChanged()"
    case .emitterWithoutListener(let node):
      "\(nodeText(node)) has no listener on this screen; delete it, or the code that sends to it, "
        + "if no screen of the app has a content that listens to it"
    case .listenerWithoutEmitter(let node):
      "\(nodeText(node)) can receive no events; delete it"
    case .fanOut(let node, let listeners):
      "\(listeners) listen to \(nodeText(node))"
    case .repeatedWork(let node, let subscriptions):
      "\(nodeText(node)) works once for each of \(subscriptions) subscriptions; add share() if the work is expensive"
    case .listenerOutlivingScreen(let node):
      "\(nodeText(node)) outlives its screen; put its subscription in the screen's dispose bag"
    }
  }
}
