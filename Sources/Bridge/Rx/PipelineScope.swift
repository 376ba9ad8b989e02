import LegacyRx

/// The part of a recording of pipelines that belongs to one content.
struct PipelineScope {
  private let group: WiringGroup

  /// Creates a scope; `nil` where nothing is recorded.
  init?(_ name: String, in recorder: PipelineRecorder?) {
    guard let group = WiringGroup(name, in: recorder?.recorder) else { return nil }
    self.group = group
  }

  /// Runs a body whose pipelines belong to the content.
  func make<Result>(_ body: () -> Result) -> Result { group.make(body) }

  /// Adds a node for streams of the content that a recording cannot see.
  func addForeignStream(of handler: AnyObject, source: String) {
    group.addOpaque(handler, name: ForeignStream.nodeName, label: source)
  }

  /// Runs a body whose events the content sends.
  func deliver(_ body: () -> Void) { group.deliver(body) }
}
