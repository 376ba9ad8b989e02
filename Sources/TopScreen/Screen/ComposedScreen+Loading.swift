package import ScreenDocument

/// Tracks the loads of documents and of single contents, and decides whose results may be shown.
extension ComposedScreen {
  /// Starts a load of a document or of one content.
  ///
  /// - Parameters:
  ///   - content: The content; `nil` for a document.
  ///   - cancel: Called if a newer result is shown while this load still runs: a newer document or,
  ///     for a content, a newer response of the content.
  /// - Returns: The load, to be ended by ``endLoad(_:)``.
  package func startLoad(
    of content: ContentID? = nil,
    cancel: @escaping @MainActor (ScreenLoad) -> Void
  ) -> ScreenLoad {
    defer { publishLoads() }
    return loads.startLoad(of: content, cancel: cancel)
  }

  /// Ends a load, successful or not; does nothing if it has already ended.
  package func endLoad(_ load: ScreenLoad) {
    loads.stopTracking(load)
    publishLoads()
  }

  /// Returns whether a load's document may be shown: false if that of a newer load is shown.
  package func mayShowDocument(of load: ScreenLoad) -> Bool { loads.mayShowDocument(of: load) }

  /// Returns whether a load of a document that started after this one has failed.
  package func hasNewerDocumentFailure(than load: ScreenLoad) -> Bool {
    loads.hasNewerDocumentFailure(than: load)
  }

  /// Records that the load of a document has failed.
  ///
  /// - Returns: Whether the screen must show the failure; `false` if a newer document is shown.
  package func recordDocumentFailure(of load: ScreenLoad) -> Bool {
    loads.recordDocumentFailure(of: load)
  }

  /// Returns whether a load's response of a content may be shown: false if a newer document or a
  /// newer response of the content is shown.
  package func mayShow(_ id: ContentID, of load: ScreenLoad) -> Bool { loads.mayShow(id, of: load) }

  /// Whether a document other than a cached copy was ever shown.
  var hasShownUncachedDocument: Bool { loads.hasShownUncachedDocument }

  /// Starts to follow a sequence of documents, and stops following an earlier one.
  ///
  /// - Returns: The number that identifies the sequence.
  func startFollowingDocumentSequence() -> Int { loads.startFollowingDocumentSequence() }

  /// Returns whether the sequence with this number is still followed.
  func isStillFollowingDocumentSequence(withNumber number: Int) -> Bool {
    loads.followedDocumentSequenceNumber == number
  }

  /// Publishes the running loads, and cancels overtaken ones; does nothing without closures.
  ///
  /// - Parameter cancels: One closure for each overtaken load, which the tracker has already
  ///   removed.
  func cancelOvertakenLoads(by cancels: [@MainActor () -> Void]) {
    guard !cancels.isEmpty else { return }
    publishLoads()
    for cancel in cancels { cancel() }
  }

  /// Publishes which loads are running.
  private func publishLoads() {
    published.setIfDifferent(\.isLoadingDocument, to: loads.isLoadingDocument)
    published.setIfDifferent(\.loadingContents, to: loads.loadingContents)
  }
}
