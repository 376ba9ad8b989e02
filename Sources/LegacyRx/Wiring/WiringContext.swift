/// The part of a recording that a thread runs now: the recorder, and the node and the group whose
/// code runs.
final class WiringContext: Sendable {
  let recorder: WiringRecorder

  /// The number of the node that subscribes or receives an event; `nil` at the start of a
  /// recording's scope.
  let currentNode: Int?

  /// The group of the node, which the nodes that it creates inherit.
  let group: String?

  /// Whether the node is receiving an event, rather than subscribing.
  let isDeliveringEvent: Bool

  init(_ recorder: WiringRecorder, currentNode: Int?, group: String?, isDeliveringEvent: Bool) {
    self.recorder = recorder
    self.currentNode = currentNode
    self.group = group
    self.isDeliveringEvent = isDeliveringEvent
  }

  /// Runs a function on the current thread, with this context as the thread's context.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = ThreadContext.current
    let outer = thread.wiringContext
    thread.wiringContext = Unmanaged.passUnretained(self)
    defer { thread.wiringContext = outer }
    // The thread does not retain it, and an optimiser could end its life before the body.
    return try withExtendedLifetime(self, body)
  }
}

extension WiringContext? {
  /// The context of the current thread; `nil` if the thread is not recorded.
  static var current: WiringContext? { ThreadContext.current.wiringContext?.takeUnretainedValue() }

  /// Runs a function on the current thread, with this context as the thread's context.
  ///
  /// If this context is `nil`, the thread keeps the context that it has.
  func runInContext<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    return try self.run(body)
  }
}
