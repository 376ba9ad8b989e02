extension ComposedScreen {
  /// Has a host show the stack: what there is at once, and every later change by the fewest calls.
  ///
  /// The host is told of a change when the stack has it already, and of each document by itself. What
  /// a call of the host leads to, such as another document, follows once all hosts have been told. The
  /// host is held weakly, and attaching it again changes nothing.
  ///
  /// - Parameter host: What shows the screen's contents, and shows nothing yet.
  /// - Complexity: A change costs each host its ``StackDifference``.
  public func attach(_ host: some StackHost<StackItem>) {
    attach(host, at: hosts.endIndex)
  }

  /// Has a host show the stack that is told of each change before all others.
  func attachFirst(_ host: some StackHost<StackItem>) {
    attach(host, at: hosts.startIndex)
  }

  private func attach(_ host: some StackHost<StackItem>, at place: Int) {
    guard !hosts.contains(where: { $0.anyHost === host }) else { return }
    let attached = HostedStack(host: host)
    hosts.insert(attached, at: place)
    perform { [unowned self] in attached.show(distinct: stack.items, by: nil) }
  }

  /// Leaves a host as it is: it is told of no more changes, not even of the rest of one at work.
  ///
  /// - Parameter host: What was attached.
  public func detach(_ host: some StackHost<StackItem>) {
    for attached in hosts where attached.anyHost === host { attached.leaveHost() }
    hosts.removeAll { $0.anyHost == nil }
  }
}
