public import ScreenDocument

/// A feed between the handlers of two kinds that no registration declares.
///
/// Since the bridge does not know of the feed, it does not keep the sending handler when the
/// sending kind is `complete`. The receiving handler then shows its initial values, such as an
/// empty text or a zero.
public struct UndeclaredFeed: Hashable, Sendable, CustomStringConvertible {
  /// The kind whose handler sends the events.
  public let source: ContentKind
  /// The kind whose handler receives them.
  public let target: ContentKind
  /// The subject or relay that carries the events: its name, and its source location if that was
  /// recorded.
  public let emitter: String

  /// A text that names the feed and its consequence, and says how to declare it.
  public var description: String {
    "The handler of '\(target)' listens to the handler of '\(source)' through \(emitter), which is not "
      + "declared: '\(target)' would receive nothing once '\(source)' is complete. Register '\(source)' "
      + "with feeding: [\"\(target)\"]."
  }
}
