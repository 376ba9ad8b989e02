import ScreenDocument

/// Updates a ``StackHost`` to each new stack, by the fewest calls.
///
/// The host is held weakly: it is part of the view that shows the screen, and may own the screen.
///
/// A host may call `show(_:)` while it is being updated, for example if it refreshes during a call.
/// The new items are then shown after that update; of several such calls, only the last one has an
/// effect.
@MainActor
public final class HostedStack<Host: StackHost> {
  /// The items that the host shows, from top to bottom, or during an update those that it will
  /// show; ids are unique.
  public private(set) var items: [Host.Item] = []

  private weak var host: Host?
  /// The stack of the last call during an update; `nil` if no call is waiting.
  private var waitingUpdate: (items: [Host.Item], difference: StackDifference)?
  private var isUpdatingHost = false
  /// Whether the host has received the first items of its screen.
  private var hasReceivedFirstItems = false

  /// Creates a stack for an empty host.
  ///
  /// - Parameter host: The host, which only this stack calls.
  public init(host: Host) {
    self.host = host
  }

  /// Updates the host to other items.
  ///
  /// Of several items with one id, the first is shown and the others are returned. After the host's
  /// release there are no calls.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The items that are omitted because an item above has the same id, from top to
  ///   bottom.
  /// - Complexity: That of ``StackDifference`` and its ``StackDifference/steps``; one call a step.
  @discardableResult
  public func show(_ newItems: [Host.Item]) -> [RepeatedContent] {
    show(StackTransition(from: items, to: newItems))
  }

  private func show(_ transition: StackTransition<Host.Item>) -> [RepeatedContent] {
    show(transition.items, by: transition.difference)
    return transition.repetitions
  }

  /// Calls the host once for each step of the difference from the current items to new ones, whose
  /// ids are unique.
  ///
  /// During an update of the host, the call waits for its end and replaces an earlier waiting call.
  private func show(_ newItems: [Host.Item], by difference: StackDifference) {
    // The current items do not change until the last of several waiting stacks is shown.
    waitingUpdate = (newItems, difference)
    guard !isUpdatingHost else { return }
    isUpdatingHost = true
    defer { isUpdatingHost = false }
    while let next = waitingUpdate {
      waitingUpdate = nil
      let steps = next.difference.steps
      items = next.items
      guard !steps.isEmpty else { continue }
      host?.stackWillChange()
      for step in steps { perform(step, of: next.items) }
      host?.stackDidChange()
    }
  }

  /// Stops calling the host, also during a change.
  func stopCallingHost() {
    host = nil
  }

  private func perform(_ step: StackStep, of items: [Host.Item]) {
    guard let host else { return }
    switch step {
    case .remove(let id, let index): host.remove(id, at: index)
    case .insert(_, let index, let item): host.insert(items[item], at: index)
    case .move(let id, let from, let to): host.move(id, from: from, to: to)
    case .update(_, let index): host.update(items[index], at: index)
    case .rehost(_, let index): host.rehost(items[index], at: index)
    }
  }
}

extension HostedStack where Host.Item == StackItem {
  /// Updates the host to other items; a specialisation for stack items.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The items that are omitted because an item above has the same id, from top to
  ///   bottom.
  /// - Complexity: That of ``StackDifference`` and its ``StackDifference/steps``; one call a step.
  @discardableResult
  public func show(_ newItems: [StackItem]) -> [RepeatedContent] {
    show(StackTransition(from: items, to: newItems))
  }
}

extension HostedStack: ErasedHostedStack where Host.Item == StackItem {
  var anyHost: AnyObject? { host }

  func show(distinct newItems: [StackItem], differenceFromPrevious difference: StackDifference?) {
    // A newly attached host receives all items later.
    guard hasReceivedFirstItems || difference == nil else { return }
    hasReceivedFirstItems = true
    show(newItems, by: difference ?? StackDifference(from: items, to: newItems))
  }
}
