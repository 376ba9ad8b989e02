#if canImport(SwiftUI)
import ScreenDocument
import TopScreen

/// SwiftUI's identity of a content: a reused id with another kind is another content.
struct ContentIdentity: Hashable, Sendable {
  let id: ContentID
  let kind: ContentKind
}

extension ContentIdentity: CustomStringConvertible {
  var description: String { "\(id) (\(kind))" }
}

extension StackItem {
  /// SwiftUI's identity of the content.
  var identity: ContentIdentity { ContentIdentity(id: id, kind: kind) }
}
#endif
