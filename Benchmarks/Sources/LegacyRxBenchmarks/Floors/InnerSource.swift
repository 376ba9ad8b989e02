/// The floor's inner source: emits one value to the closure that subscribes.
final class InnerSource {
  /// Keeps the source that was subscribed to last.
  final class Holder {
    var current: InnerSource?
  }

  private let value: Int

  private init(_ value: Int) {
    self.value = value
  }

  /// A function that is not inlined, so that the object is not placed on the stack.
  @inline(never)
  static func just(_ value: Int) -> InnerSource { InnerSource(value) }

  @inline(never)
  func subscribe(_ observer: (Int) -> Void) {
    observer(value)
  }
}
