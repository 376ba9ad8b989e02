/// The floor's subject: closures by key in an array.
final class ClosureSubject {
  private var receivers: [(key: Int, receiver: (Int) -> Void)] = []
  private var nextKey = 0
  private(set) var latest = 0

  var node: ClosureNode {
    ClosureNode { receiver in
      self.nextKey += 1
      let key = self.nextKey
      self.receivers.append((key, receiver))
      return ClosureLink { _ in self.receivers.removeAll { $0.key == key } }
    }
  }

  @inline(never)
  func send(_ value: Int) {
    latest = value
    for (_, receiver) in receivers { receiver(value) }
  }
}
