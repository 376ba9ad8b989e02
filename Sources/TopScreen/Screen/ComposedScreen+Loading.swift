package import ScreenDocument

/// Decides which load counts when documents and contents are loaded for the screen.
extension ComposedScreen {
  /// Starts a load of a document or of one content.
  ///
  /// - Parameters:
  ///   - content: The content; `nil` for a document.
  ///   - cancel: Called when a newer load has replaced this one.
  /// - Returns: The load, to be ended by ``endLoad(_:)``.
  package func startLoad(
    of content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    defer { noteLoading() }
    return loads.start(content, cancel: cancel)
  }

  /// Ends a load, successful or not; does nothing if it has already ended.
  package func endLoad(_ load: ScreenLoad) {
    loads.end(load)
    noteLoading()
  }

  /// Whether a load's document may be shown: no newer load's document is.
  package func showsDocument(of load: ScreenLoad) -> Bool { loads.showsDocument(of: load) }

  /// Whether a newer load of a document has failed.
  package func hasFailed(since load: ScreenLoad) -> Bool { loads.hasFailed(since: load) }

  /// Records that the load of a document has failed.
  ///
  /// - Returns: Whether the failure counts; `false` if a newer load has succeeded.
  package func failDocument(of load: ScreenLoad) -> Bool { loads.failDocument(of: load) }

  /// Whether a load's response may be shown: neither a newer document nor a newer response is.
  package func shows(_ id: ContentID, of load: ScreenLoad) -> Bool { loads.shows(id, of: load) }

  /// Whether a document that is not a cached copy was shown.
  var hasShownDocument: Bool { loads.hasShown }

  /// Starts to follow a sequence of documents, and stops following an earlier one.
  func startFollowing() -> Int { loads.startFollowing() }

  /// Whether a sequence is still followed.
  func isFollowing(_ sequence: Int) -> Bool { loads.followed == sequence }

  /// Cancels loads that a newer one has replaced.
  func endOvertaken(_ cancels: [@MainActor () -> Void]) {
    guard !cancels.isEmpty else { return }
    noteLoading()
    for cancel in cancels { cancel() }
  }

  private func noteLoading() {
    published.set(\.isLoading, to: loads.isLoading)
    published.set(\.loadingContents, to: loads.contents)
  }
}
