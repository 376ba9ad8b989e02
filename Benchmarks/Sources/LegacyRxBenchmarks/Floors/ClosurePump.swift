/// The floor's pump: sends values to one closure.
final class ClosurePump {
  private let values: [Int]
  private let receiver: (Int) -> Void

  init(_ values: [Int], _ receiver: @escaping (Int) -> Void) {
    self.values = values
    self.receiver = receiver
  }

  @inline(never)
  func run() {
    for value in values { receiver(value) }
  }
}
