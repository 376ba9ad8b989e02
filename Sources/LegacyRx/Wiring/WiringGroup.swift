/// A named group of pipelines in a recording, such as the pipelines of one content.
///
/// ```swift
/// let group = WiringGroup("coupons")
/// let handler = group?.make { LegacyCouponsHandler(environment) }
/// group?.deliver { handler?.configure(response) }
/// ```
public struct WiringGroup: Sendable {
  private let name: String
  private let recorder: WiringRecorder

  /// Creates a group of the recording in whose scope the current thread runs; `nil` if there is
  /// neither such a recording nor a `recorder`.
  ///
  /// - Parameters:
  ///   - name: The name of the group: a content, a screen, a feature.
  ///   - recorder: The recorder to use if the current thread runs in no recording's scope.
  public init?(_ name: String, in recorder: WiringRecorder? = nil) {
    guard anyWiringRecorderExists, let recorder = WiringRecorder.current ?? recorder else {
      return nil
    }
    self.name = name
    self.recorder = recorder
  }

  /// Runs a function; the pipelines that it creates, and those that they create later, belong to
  /// the group.
  ///
  /// - Parameter body: The function that creates the pipelines.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = currentContext
    return try run(
      body,
      in: outer,
      isDeliveringEvent: outer?.currentNode == nil || outer?.isDeliveringEvent == true
    )
  }

  /// Runs a function; the events that it sends are recorded as sent by the group.
  ///
  /// - Parameter body: The function that sends events to subjects and relays.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func deliver<Result>(_ body: () throws -> Result) rethrows -> Result {
    try run(body, in: currentContext, isDeliveringEvent: true)
  }

  /// Adds a node that stands for pipelines of the group that a recording cannot see.
  ///
  /// - Parameters:
  ///   - owner: The object that has the pipelines; the node is alive while the object exists.
  ///   - name: The node's name: the type or library of the pipelines.
  ///   - label: The node's label.
  package func addOpaqueNode(_ owner: AnyObject, name: String, label: String) {
    recorder.addOpaqueNode(owner, name: name, label: label, group: self.name)
  }

  /// The context of the current thread; `nil` unless it belongs to the recorder of this group.
  private var currentContext: WiringContext? {
    WiringContext?.current.flatMap { $0.recorder === recorder ? $0 : nil }
  }

  private func run<Result>(
    _ body: () throws -> Result,
    in outer: WiringContext?,
    isDeliveringEvent: Bool
  ) rethrows -> Result {
    try WiringContext(
      recorder,
      currentNode: outer?.currentNode,
      group: name,
      isDeliveringEvent: isDeliveringEvent
    )
    .run(body)
  }
}
