import ScreenDocument

/// A stack and the host that shows it, kept in step by the fewest calls.
///
/// The host is held weakly: it is part of the view that shows the screen, and may well own the screen.
///
/// A stack that is to be shown while another is (a host that answers a call by asking for a refresh)
/// waits until the calls for that one are done; of several that wait the last is shown.
@MainActor
public final class HostedStack<Host: StackHost> {
  /// What the host shows, from top to bottom; ids are unique.
  public private(set) var items: [Host.Item] = []

  private weak var host: Host?
  private var waiting: [Host.Item]?
  private var isShowing = false
  private var isFollowing = false

  /// Starts with a host that shows nothing.
  ///
  /// - Parameter host: The host, which only this stack calls.
  public init(host: Host) {
    self.host = host
  }

  /// Brings the host from what it shows to other items.
  ///
  /// Of items that share an id the first is shown, and the others are returned. Once the host has gone
  /// there are no calls.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The items left out because an item above has the same id, from top to bottom.
  /// - Complexity: That of ``StackDifference`` and its ``StackDifference/steps``; one call a step.
  @discardableResult
  public func show(_ newItems: [Host.Item]) -> [RepeatedContent] {
    let repetitions = newItems.repetitions(knowing: items)
    show(newItems.removing(repetitions)) { StackDifference(from: $0, to: $1) }
    return repetitions
  }

  /// Brings the host to items whose ids are unique, by their differences.
  private func show(
    _ newItems: [Host.Item],
    by difference: ([Host.Item], [Host.Item]) -> StackDifference
  ) {
    waiting = newItems
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    while let next = waiting {
      waiting = nil
      let steps = difference(items, next).steps
      items = next
      guard !steps.isEmpty else { continue }
      host?.stackWillChange()
      for step in steps { take(step, of: next) }
      host?.stackDidChange()
    }
  }

  /// Ends the calls, also in the middle of a change.
  func leaveHost() {
    host = nil
  }

  private func take(_ step: StackStep, of items: [Host.Item]) {
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
  /// Brings the host from what it shows to other items; the same as for any item, and compiled for these.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The items left out because an item above has the same id, from top to bottom.
  /// - Complexity: That of ``StackDifference`` and its ``StackDifference/steps``; one call a step.
  @discardableResult
  public func show(_ newItems: [StackItem]) -> [RepeatedContent] {
    let repetitions = newItems.repetitions(knowing: items)
    show(newItems.removing(repetitions)) { (old: [StackItem], new: [StackItem]) in
      StackDifference(from: old, to: new)
    }
    return repetitions
  }
}

extension HostedStack: AttachedStack where Host.Item == StackItem {
  var anyHost: AnyObject? { host }

  func show(distinct newItems: [StackItem], by difference: StackDifference?) {
    // A host that has yet to begin receives all items then.
    guard isFollowing || difference == nil else { return }
    isFollowing = true
    show(newItems) { (old: [StackItem], new: [StackItem]) in
      difference ?? StackDifference(from: old, to: new)
    }
  }
}
