/// The floor's source: closures in an array, and an optional stored value.
final class ClosureSource {
  private let receivers: [(Int) -> Void]
  private var latest = 0

  init(_ receivers: [(Int) -> Void]) {
    self.receivers = receivers
  }

  @inline(never)
  func send(_ value: Int) {
    for receiver in receivers { receiver(value) }
  }

  @inline(never)
  func keepAndSend(_ value: Int) {
    latest = value
    for receiver in receivers { receiver(value) }
  }
}
