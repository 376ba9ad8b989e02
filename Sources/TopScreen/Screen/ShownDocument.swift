import ScreenDocument

/// The document that a screen shows, and what is newer than it.
@MainActor
struct ShownDocument {
  let document: ContentDocument
  /// The contents whose ids an app gave twice.
  let repetitions: [RepeatedContent]
  weak var presenter: (any ContentPresenting)?
  /// The responses of single contents that are newer than the document, also of those that are hidden.
  var refreshed: [ContentID: ResponseData]
  /// Whether a newer document could not be loaded, or is not here yet.
  var isStale: Bool

  /// The contents of a document, each id once, those that are newer on their own as they are.
  func contents() -> [ResponseData] {
    let contents = document.contents.removing(repetitions)
    guard !refreshed.isEmpty else { return contents }
    return contents.map { response in
      guard let newer = refreshed[response.id], newer.kind == response.kind else { return response }
      return response.with(responseOf: newer)
    }
  }
}
