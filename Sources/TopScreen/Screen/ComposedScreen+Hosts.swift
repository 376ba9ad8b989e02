extension ComposedScreen {
  /// Attaches a host: it receives the current items at once, and every later change in the fewest calls.
  ///
  /// The host receives a change after the stack, and each document's changes separately. What
  /// a call of the host leads to, such as another document, follows once all hosts have received them. The
  /// host is held weakly, and attaching it again changes nothing.
  ///
  /// - Parameter host: The view of the screen's contents, which is still empty.
  /// - Complexity: A change costs each host its ``StackDifference``.
  public func attach(_ host: some StackHost<StackItem>) {
    attach(host, at: hosts.endIndex)
  }

  /// Attaches a host that receives each change before all other hosts.
  func attachFirst(_ host: some StackHost<StackItem>) {
    attach(host, at: hosts.startIndex)
  }

  private func attach(_ host: some StackHost<StackItem>, at place: Int) {
    guard !hosts.contains(where: { $0.anyHost === host }) else { return }
    let attached = HostedStack(host: host)
    hosts.insert(attached, at: place)
    perform { [unowned self] in attached.show(distinct: stack.items, by: nil) }
  }

  /// Detaches a host: it receives no more changes, not even the rest of the current one.
  ///
  /// - Parameter host: An attached host; another one is ignored.
  public func detach(_ host: some StackHost<StackItem>) {
    for attached in hosts where attached.anyHost === host { attached.leaveHost() }
    hosts.removeAll { $0.anyHost == nil }
  }
}
