/// The activity of a thread in a recording.
final class WiringContext: Sendable {
  let recorder: WiringRecorder

  /// The current node; `nil` at the start of a recording's scope.
  let node: Int?

  /// The group of the node, which the nodes that it creates inherit.
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
  /// The activity of the current thread.
  static var current: WiringContext? { ThreadContext.current.wiring?.takeUnretainedValue() }

  /// Runs a body in this context, if there is one, on the current thread.
  func continued<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    return try self.run(body)
  }
}
