import LegacyRx

/// An object that attributes pipelines and events to one content in a running pipeline recording;
/// it holds no data.
struct PipelineScope {
  private let group: WiringGroup

  /// Creates a scope; `nil` if the caller runs in no recording and `recorder` is `nil`.
  init?(_ name: String, in recorder: PipelineRecorder?) {
    guard let group = WiringGroup(name, in: recorder?.wiringRecorder) else { return nil }
    self.group = group
  }

  /// Runs a body, and attributes the pipelines that it creates to the content.
  func recordCreation<Result>(_ body: () -> Result) -> Result { group.make(body) }

  /// Adds a node for an output that is not an `Observable`, and that the recording therefore cannot
  /// inspect.
  func addForeignStream(of handler: AnyObject, streamTypeName: String) {
    group.addOpaqueNode(handler, name: ForeignStreamDescription.nodeName, label: streamTypeName)
  }

  /// Runs a body, and attributes the events that it sends to the content.
  func recordDelivery(_ body: () -> Void) { group.deliver(body) }
}
