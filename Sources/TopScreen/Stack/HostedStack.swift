import ScreenDocument

/// A stack and the host that shows it, kept in step by the fewest calls.
///
/// A stack that is to be shown while another is (a host that answers a call by asking for a refresh)
/// waits until the calls for that one are done; of several that wait the last is shown.
@MainActor
public final class HostedStack<Host: StackHost> {
  /// What the host shows, from top to bottom; ids are unique.
  public private(set) var items: [Host.Item] = []

  private let host: Host
  private var waiting: [Host.Item]?
  private var isShowing = false

  /// Starts with a host that shows nothing.
  ///
  /// - Parameter host: The host, to which nobody else makes calls.
  public init(host: Host) {
    self.host = host
  }

  /// Brings the host from what it shows to other items.
  ///
  /// Of items that share an id the first is shown, and the others are returned.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The indices of items that are not shown as an id above is the same.
  /// - Complexity: That of ``StackDifference`` and its ``StackDifference/steps``; one call a step.
  @discardableResult
  public func show(_ newItems: [Host.Item]) -> [Int] {
    let (distinct, repeated) = Self.distinct(newItems)
    waiting = distinct
    guard !isShowing else { return repeated }
    isShowing = true
    defer { isShowing = false }
    while let next = waiting {
      waiting = nil
      let steps = StackDifference(from: items, to: next).steps
      items = next
      for step in steps { take(step, of: next) }
    }
    return repeated
  }

  private func take(_ step: StackStep, of items: [Host.Item]) {
    switch step {
    case .remove(let id, let index): host.remove(id, at: index)
    case .insert(_, let index, let item): host.insert(items[item], at: index)
    case .move(let id, let from, let to): host.move(id, from: from, to: to)
    case .update(_, let index): host.update(items[index], at: index)
    case .rehost(_, let index): host.rehost(items[index], at: index)
    }
  }

  private static func distinct(_ items: [Host.Item]) -> ([Host.Item], repeated: [Int]) {
    var seen: Set<ContentID> = []
    seen.reserveCapacity(items.count)
    let repeated = items.indices.filter { !seen.insert(items[$0].id).inserted }
    guard !repeated.isEmpty else { return (items, []) }
    var distinct: [Host.Item] = []
    var next = 0
    for (index, item) in items.enumerated() {
      if next < repeated.count, repeated[next] == index { next += 1 } else { distinct.append(item) }
    }
    return (distinct, repeated)
  }
}
