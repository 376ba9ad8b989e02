extension ComposedScreen {
  /// Attaches a host, which receives the current items immediately and every later change in the
  /// fewest calls.
  ///
  /// A host is called after the stack has changed. If a call causes another change, such as another
  /// document, that change follows after all hosts were called. If this is called during a change,
  /// the host receives the items after it. The host is held weakly, and attaching it again changes
  /// nothing.
  ///
  /// - Parameter host: The view that shows the screen's contents; it must be empty.
  /// - Complexity: For each change, that of applying its ``StackDifference``.
  public func attach(_ host: some StackHost<StackItem>) {
    attach(host, atHostIndex: hostedStacks.endIndex)
  }

  /// Attaches a host that receives each change before all hosts that are attached already.
  func attachBeforeOthers(_ host: some StackHost<StackItem>) {
    attach(host, atHostIndex: hostedStacks.startIndex)
  }

  private func attach(_ host: some StackHost<StackItem>, atHostIndex index: Int) {
    guard !hostedStacks.contains(where: { $0.anyHost === host }) else { return }
    let attached = HostedStack(host: host)
    hostedStacks.insert(attached, at: index)
    performNowOrQueue { [unowned self] in
      attached.show(distinct: stack.items, differenceFromPrevious: nil)
    }
  }

  /// Detaches a host: it receives no more changes, not even the rest of the current one.
  ///
  /// - Parameter host: An attached host; another one is ignored.
  public func detach(_ host: some StackHost<StackItem>) {
    for attached in hostedStacks where attached.anyHost === host { attached.stopCallingHost() }
    hostedStacks.removeAll { $0.anyHost == nil }
  }
}
