import ScreenDocument

/// The document that a screen shows, and newer responses of single contents.
@MainActor
struct ShownDocument {
  let document: ContentDocument
  /// The contents whose ids an app gave twice.
  let repetitions: [RepeatedContent]
  weak var presenter: (any ContentPresenting)?
  /// The responses of single contents that are newer than the document, including hidden contents.
  var refreshed: [ContentID: ResponseData]
  /// Whether a newer document could not be loaded, or is still loading.
  var isStale: Bool

  /// Returns the contents of the document, each id once, with newer responses where there are any.
  func contents() -> [ResponseData] {
    let contents = document.contents.removing(repetitions)
    guard !refreshed.isEmpty else { return contents }
    return contents.map { response in
      guard let newer = refreshed[response.id], newer.kind == response.kind else { return response }
      return response.with(responseOf: newer)
    }
  }
}
