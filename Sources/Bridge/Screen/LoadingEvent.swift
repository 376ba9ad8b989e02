import ScreenDocument
import TopScreen

/// An event that a screen model receives from the sequence of its documents or from a load.
enum LoadingEvent: Sendable {
  /// A document; the load is `nil` if the documents' sequence emitted it.
  case document(ContentDocument, from: ScreenLoad?)
  /// One content.
  case content(ResponseData, from: ScreenLoad)
  /// A document could not be loaded; the load is `nil` if the documents' sequence has failed.
  case documentFailure(of: ScreenLoad?)
  /// One content could not be loaded.
  case contentFailure(ContentID, of: ScreenLoad)
  /// A load has ended, successful or not; after a failure, the event of the failure comes before.
  case loadEnd(ScreenLoad)

  /// Whether the event is ``loadEnd(_:)``; the end of a load changes nothing on the screen.
  var isLoadEnd: Bool {
    if case .loadEnd = self { true } else { false }
  }
}
