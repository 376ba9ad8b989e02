import ScreenDocument
import TopScreen

/// What a screen model's pipelines send it.
enum ScreenEvent: Sendable {
  /// A document; from no load where it comes by itself.
  case document(ContentDocument, from: ScreenLoad?)
  /// One content.
  case content(ResponseData, from: ScreenLoad)
  /// A document could not be had.
  case failure(of: ScreenLoad?)
  /// One content could not be had.
  case contentFailure(ContentID, of: ScreenLoad)
  /// A load is over.
  case end(ScreenLoad)

  /// Whether a load is over, which shows nothing.
  var isEnd: Bool {
    if case .end = self { true } else { false }
  }
}
