/// The floor of `share(replay: 1)`: closures by key in an array, the latest value, and one connection.
final class ClosureShare {
  /// One subscription; disposing the last one ends the connection.
  final class Subscription {
    private let share: ClosureShare
    private let key: Int

    fileprivate init(_ share: ClosureShare, _ key: Int) {
      self.share = share
      self.key = key
    }

    @inline(never)
    func dispose() { share.remove(key) }
  }

  private let source: ClosureNode
  private var connection: ClosureLink?
  private var receivers: [(key: Int, receiver: (Int) -> Void)] = []
  private var nextKey = 0
  private var latest: Int?

  init(_ source: ClosureNode) {
    self.source = source
  }

  @inline(never)
  func subscribe(_ receiver: @escaping (Int) -> Void) -> Subscription {
    nextKey += 1
    receivers.append((nextKey, receiver))
    if let latest { receiver(latest) }
    if connection == nil { connection = source.subscribe { [unowned self] in receive($0) } }
    return Subscription(self, nextKey)
  }

  @inline(never)
  private func receive(_ value: Int) {
    latest = value
    for (_, receiver) in receivers { receiver(value) }
  }

  @inline(never)
  private func remove(_ key: Int) {
    receivers.removeAll { $0.key == key }
    guard receivers.isEmpty else { return }
    connection?.dispose()
    connection = nil
    latest = nil
  }
}
