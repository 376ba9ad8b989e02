import ScreenDocument

/// The document that a screen shows, with the responses of single contents that were loaded later.
@MainActor
struct ShownDocument {
  let document: ContentDocument
  /// The contents that are omitted because an earlier content has the same id.
  let repetitions: [RepeatedContent]
  weak var presenter: (any ContentPresenting)?
  /// The responses of single contents that are newer than the document, including hidden contents.
  var newerResponses: [ContentID: ResponseData]
  /// Whether a newer document could not be loaded, or is still loading.
  var isStale: Bool

  /// Returns the contents of the document, each id once, with newer responses where there are any.
  func allContentsWithNewestResponses() -> [ResponseData] {
    let contents = document.contents.removing(repetitions)
    guard !newerResponses.isEmpty else { return contents }
    return contents.map { response in
      guard let newer = newerResponses[response.id], newer.kind == response.kind else {
        return response
      }
      return response.with(bodyOf: newer)
    }
  }
}
