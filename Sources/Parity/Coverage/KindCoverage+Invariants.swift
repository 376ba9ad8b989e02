import StrictJSON

extension KindCoverage {
  /// Traps unless each node but the root is a child of its parent, and its pointer is the parent's
  /// pointer and one more token.
  func checkTreeInvariants() {
    var reached = 1
    for (index, node) in nodes.enumerated() {
      for (token, child) in node.children {
        precondition(nodes[child].parent == index, "a listed path has another parent")
        precondition(nodes[child].pointer.tokens == node.pointer.tokens + [token], "a wrong token")
        reached += 1
      }
    }
    precondition(reached == nodes.count, "a path is listed by no parent")
  }
}
