package import ScreenDocument

/// Decides which load counts when documents and contents are loaded into the screen.
extension ComposedScreen {
  /// Notes that a document is awaited, or one content.
  ///
  /// - Parameters:
  ///   - content: The content; `nil` for a document.
  ///   - cancel: Called when a newer load has brought what this one was to bring.
  /// - Returns: The load, to be ended by ``endLoad(_:)``.
  package func startLoad(
    of content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    defer { noteLoading() }
    return loads.start(content, cancel: cancel)
  }

  /// Notes that a load is over, however it ended; again, it does nothing.
  package func endLoad(_ load: ScreenLoad) {
    loads.end(load)
    noteLoading()
  }

  /// Whether no document of a newer load is shown.
  package func showsDocument(of load: ScreenLoad) -> Bool { loads.showsDocument(of: load) }

  /// Whether a newer load of a document has failed.
  package func hasFailed(since load: ScreenLoad) -> Bool { loads.hasFailed(since: load) }

  /// Takes the failure of a load of a document.
  ///
  /// - Returns: Whether it counts; not if a newer load has brought one.
  package func failDocument(of load: ScreenLoad) -> Bool { loads.failDocument(of: load) }

  /// Whether neither a newer document nor a newer content is shown.
  package func shows(_ id: ContentID, of load: ScreenLoad) -> Bool { loads.shows(id, of: load) }

  /// Whether a document has come that was not a copy.
  var hasShownDocument: Bool { loads.hasShown }

  /// Notes that a sequence of documents is followed from now on, and none before it.
  func startFollowing() -> Int { loads.startFollowing() }

  /// Whether a sequence is still followed.
  func isFollowing(_ sequence: Int) -> Bool { loads.followed == sequence }

  /// Cancels loads that a newer one has overtaken.
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
