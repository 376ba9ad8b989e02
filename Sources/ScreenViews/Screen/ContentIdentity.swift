#if canImport(SwiftUI)
import ScreenDocument
import TopScreen

/// What SwiftUI knows a content by: an id that comes back with another kind is another content.
struct ContentIdentity: Hashable, Sendable {
  let id: ContentID
  let kind: ContentKind
}

extension ContentIdentity: CustomStringConvertible {
  var description: String { "\(id) (\(kind))" }
}

extension StackItem {
  /// What SwiftUI knows the content by.
  var identity: ContentIdentity { ContentIdentity(id: id, kind: kind) }
}
#endif
