import LegacyRx

/// The part of a recording of pipelines that belongs to one content.
struct PipelineScope {
  private let group: WiringGroup

  /// Creates a scope; `nil` if nothing is recorded.
  init?(_ name: String, in recorder: PipelineRecorder?) {
    guard let group = WiringGroup(name, in: recorder?.recorder) else { return nil }
    self.group = group
  }

  /// Runs a body, and attributes the pipelines that it creates to the content.
  func make<Result>(_ body: () -> Result) -> Result { group.make(body) }

  /// Adds a node for streams of the content that a recording cannot see.
  func addForeignStream(of handler: AnyObject, source: String) {
    group.addOpaque(handler, name: ForeignStream.nodeName, label: source)
  }

  /// Runs a body, and attributes the events that it sends to the content.
  func deliver(_ body: () -> Void) { group.deliver(body) }
}
