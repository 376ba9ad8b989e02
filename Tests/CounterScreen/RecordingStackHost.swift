package import ScreenDocument
package import TopScreen

/// A stack's host that creates an object for each content and validates every call.
@MainActor
package final class RecordingStackHost: StackHost {
  /// The object that shows one content.
  package final class Hosted {
    package fileprivate(set) var item: StackItem

    fileprivate init(_ item: StackItem) {
      self.item = item
    }
  }

  /// The description of each call, in order.
  package private(set) var calls: [String] = []
  /// The violations of calls, in order.
  package private(set) var violations: [String] = []
  /// The hosts, from top to bottom.
  package private(set) var hosts: [Hosted] = []

  /// Runs after each call.
  package var onCall: (@MainActor () -> Void)?
  /// A planted fault of a host adapter.
  package enum Fault: String, CaseIterable, Sendable {
    /// An inserted content gets the host of the last removed one.
    case reusesHosts
    /// A move discards the host and creates another.
    case remakesMoved
    /// A content that changes its side keeps its host.
    case keepsHostOfOtherSide
  }

  /// The planted fault.
  package var fault: Fault?
  private var pool: [Hosted] = []

  /// Shows nothing.
  package init() {}

  /// The items shown, from top to bottom.
  package var items: [StackItem] { hosts.map(\.item) }

  package func insert(_ item: StackItem, at index: Int) {
    defer { onCall?() }
    calls.append("insert \(item.id) at \(index)")
    guard index >= 0, index <= hosts.count else { return refuse("index out of bounds") }
    guard !hosts.contains(where: { $0.item.id == item.id }) else {
      return refuse("the content has a host already")
    }
    let host = pool.popLast() ?? Hosted(item)
    host.item = item
    hosts.insert(host, at: index)
  }

  package func move(_ id: ContentID, from index: Int, to destination: Int) {
    defer { onCall?() }
    calls.append("move \(id) from \(index) to \(destination)")
    guard isShown(id, at: index) else { return }
    guard hosts.indices.contains(destination) else { return refuse("destination out of bounds") }
    guard destination != index else { return refuse("a move to where the host stands") }
    let host = hosts.remove(at: index)
    hosts.insert(fault == .remakesMoved ? Hosted(host.item) : host, at: destination)
  }

  package func remove(_ id: ContentID, at index: Int) {
    defer { onCall?() }
    calls.append("remove \(id) at \(index)")
    guard isShown(id, at: index) else { return }
    let host = hosts.remove(at: index)
    if fault == .reusesHosts { pool.append(host) }
  }

  package func rehost(_ item: StackItem, at index: Int) {
    defer { onCall?() }
    calls.append("rehost \(item.id) at \(index)")
    guard isShown(item.id, at: index) else { return }
    if hosts[index].item.side == item.side { refuse("a rehost without another side") }
    if fault == .keepsHostOfOtherSide {
      hosts[index].item = item
    } else {
      hosts[index] = Hosted(item)
    }
  }

  package func update(_ item: StackItem, at index: Int) {
    defer { onCall?() }
    calls.append("update \(item.id) at \(index)")
    guard isShown(item.id, at: index) else { return }
    if hosts[index].item.side != item.side { refuse("an update with another side") }
    if hosts[index].item.kind != item.kind { refuse("an update with another kind") }
    hosts[index].item = item
  }

  /// Runs calls, and checks which objects show the contents afterwards.
  ///
  /// A content that stays on its side keeps its object; one that was inserted, or changed its side,
  /// has a new object; the object of a content that is no longer shown is released.
  ///
  /// - Parameter change: Makes the calls.
  package func checkIdentity(while change: () throws -> Void) rethrows {
    let before = hosts.map { ($0.item, ObjectIdentifier($0), WeakHosted($0)) }
    let old = Set(before.map { $0.1 })
    let shownBefore = Dictionary(hosts.map { ($0.item.id, $0.item.kind) }) { first, _ in first }
    // Retained, so that no new object gets the address of a released one.
    var held = hosts
    try change()
    let after = Dictionary(hosts.map { ($0.item.id, $0) }) { first, _ in first }
    for (item, object, _) in before {
      guard let host = after[item.id], host.item.kind == item.kind else { continue }
      let keeps = ObjectIdentifier(host) == object
      if host.item.side == item.side, !keeps { refuse("\(item.id) lost its host") }
      if host.item.side != item.side, keeps { refuse("\(item.id) changed its side, not its host") }
    }
    for host in hosts where old.contains(ObjectIdentifier(host)) {
      guard shownBefore[host.item.id] != host.item.kind else { continue }
      refuse("\(host.item.id) got the host of another content")
    }
    let shown = Set(hosts.map { ObjectIdentifier($0) })
    withExtendedLifetime(held) {}
    held = []
    for (item, object, host) in before where !shown.contains(object) && host.value != nil {
      refuse("the host that \(item.id) left is not released")
    }
  }

  private func isShown(_ id: ContentID, at index: Int) -> Bool {
    guard hosts.indices.contains(index) else {
      refuse("index out of bounds")
      return false
    }
    guard hosts[index].item.id == id else {
      refuse("\(hosts[index].item.id) is there")
      return false
    }
    return true
  }

  private func refuse(_ violation: String) {
    violations.append("\(calls.last ?? "no call"): \(violation)")
  }

  private struct WeakHosted {
    weak var value: Hosted?

    init(_ value: Hosted) {
      self.value = value
    }
  }
}
