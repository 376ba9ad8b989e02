#if canImport(SwiftUI)
import ScreenDocument
import TopScreen

/// The identity of a content in SwiftUI; contents with the same id but different kinds have
/// different identities.
struct ContentIdentity: Hashable, Sendable {
  let id: ContentID
  let kind: ContentKind
}

extension ContentIdentity: CustomStringConvertible {
  var description: String { "\(id) (\(kind))" }
}

extension StackItem {
  /// The identity of the content in SwiftUI.
  var identity: ContentIdentity { ContentIdentity(id: id, kind: kind) }
}
#endif
