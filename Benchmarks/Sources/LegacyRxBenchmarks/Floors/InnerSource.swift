/// The floor's inner source: emits one value to the closure that subscribes.
final class InnerSource {
  /// Keeps the source that was subscribed to last.
  final class Holder {
    var current: InnerSource?
  }

  private let value: Int
  private var observer: ((Int) -> Void)?

  init(_ value: Int) {
    self.value = value
  }

  @inline(never)
  func subscribe(_ observer: @escaping (Int) -> Void) {
    self.observer = observer
    observer(value)
    self.observer = nil
  }
}
