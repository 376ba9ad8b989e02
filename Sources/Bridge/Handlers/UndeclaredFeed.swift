public import ScreenDocument

/// A handler that receives events from the handler of another kind, whose registration does not say so.
///
/// Once the sending kind is complete, its handler no longer runs, and what listens to it shows what it
/// has without any event: an empty text, a zero.
public struct UndeclaredFeed: Hashable, Sendable, CustomStringConvertible {
  /// The kind whose handler sends the events.
  public let source: ContentKind
  /// The kind whose handler receives them.
  public let target: ContentKind
  /// The subject or relay through which they pass: its name, and its place where that was recorded.
  public let emitter: String

  /// What listens to what, and how to declare it.
  public var description: String {
    "The handler of '\(target)' listens to the handler of '\(source)' through \(emitter), which is not "
      + "declared: '\(target)' would receive nothing once '\(source)' is complete. Register '\(source)' "
      + "with feeding: [\"\(target)\"]."
  }
}
