import StrictJSON

extension KindCoverage {
  /// Checks that the object or list of each path is kept, too.
  func checkInvariants() {
    var reached = 1
    for (index, node) in nodes.enumerated() {
      for (token, child) in node.children {
        precondition(nodes[child].parent == index, "the path has another parent")
        precondition(nodes[child].pointer.tokens == node.pointer.tokens + [token], "a wrong token")
        reached += 1
      }
    }
    precondition(reached == nodes.count, "a path has no parent")
  }
}
