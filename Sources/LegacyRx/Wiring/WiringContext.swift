/// What a thread is doing for a recording.
final class WiringContext: Sendable {
  let recorder: WiringRecorder

  /// The node at work; none at the start of a recording's scope.
  let node: Int?

  /// What the node was made for; what it makes in turn is made for the same.
  let group: String?

  /// Whether the node is receiving an event, rather than subscribing.
  let isDelivering: Bool

  init(_ recorder: WiringRecorder, node: Int?, group: String?, isDelivering: Bool) {
    self.recorder = recorder
    self.node = node
    self.group = group
    self.isDelivering = isDelivering
  }

  /// Runs a body in this context on the current thread.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = ThreadContext.current
    let outer = thread.wiring
    thread.wiring = Unmanaged.passUnretained(self)
    defer { thread.wiring = outer }
    // The thread does not retain it, and an optimiser could end its life before the body.
    return try withExtendedLifetime(self, body)
  }
}

extension WiringContext? {
  /// What the current thread is doing.
  static var current: WiringContext? { ThreadContext.current.wiring?.takeUnretainedValue() }

  /// Runs a body in this context, if it is one, on whatever thread it is continued on.
  func continued<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    return try self.run(body)
  }
}
