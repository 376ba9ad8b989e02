public import ScreenDocument

extension DocumentShowing {
  /// Loads a document and shows it, for example when the user pulls to refresh.
  ///
  /// Several refreshes may run at once and end in any order: the result of one that started earlier
  /// never replaces the result of one that started later. When a document is shown, refreshes that
  /// started earlier are cancelled, including those of single contents. During a refresh,
  /// ``ComposedScreen/isLoadingDocument`` is true.
  ///
  /// A failed load is handled as ``documentFailed()`` does, unless a newer document is shown.
  /// Cancelling the calling task cancels the refresh.
  ///
  /// - Parameter load: Loads the document.
  /// - Returns: The outcome.
  @discardableResult
  public func refresh(
    _ load: @escaping @MainActor () async throws -> ContentDocument
  ) async -> RefreshOutcome {
    await refresh(content: nil, load) { [screen] document, screenLoad in
      guard screen.mayShowDocument(of: screenLoad) else { return false }
      show(document, isStale: screen.hasNewerDocumentFailure(than: screenLoad), from: screenLoad)
      return true
    } failUnlessOvertaken: { [screen] screenLoad in
      guard screen.recordDocumentFailure(of: screenLoad) else { return false }
      documentFailed()
      return true
    }
  }

  /// Loads one content and shows it in its place; no other content is delivered.
  ///
  /// The result of a refresh that started earlier never replaces the result of one that started
  /// later. If a document was requested before the content and arrives after it, the document is
  /// shown with the newer content. A response with another id, or with another kind than the
  /// content on the screen, is discarded. A failed load is handled as ``contentReloadFailed(_:)``
  /// does, unless a newer document or a newer response of the content is shown. During the refresh,
  /// the content is in ``ComposedScreen/loadingContents``.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - load: Loads the content.
  /// - Returns: The outcome.
  @discardableResult
  public func refresh(
    _ id: ContentID,
    _ load: @escaping @MainActor () async throws -> ResponseData
  ) async -> RefreshOutcome {
    await refresh(content: id, load) { [screen] response, screenLoad in
      guard response.id == id, screen.mayShow(response, of: screenLoad) else { return false }
      show(response, from: screenLoad)
      return true
    } failUnlessOvertaken: { [screen] screenLoad in
      guard screen.mayShow(id, of: screenLoad) else { return false }
      contentReloadFailed(id)
      return true
    }
  }

  /// Shows every document of a sequence until it ends; each replaces the one before.
  ///
  /// An error of the sequence ends it, and is handled as ``documentFailed()`` does. After the
  /// calling task was cancelled, or another sequence is followed, no further document of this one
  /// is shown; the function then returns at its next document, its error or its end.
  ///
  /// - Returns: ``RefreshOutcome/shown`` if the sequence has ended, even without a document;
  ///   ``RefreshOutcome/failed(_:)`` after its error; ``RefreshOutcome/overtaken`` if another
  ///   sequence was followed before a later document or an error; ``RefreshOutcome/cancelled`` if
  ///   the calling task was cancelled.
  @discardableResult
  public func follow<Documents: AsyncSequence>(
    _ documents: Documents
  ) async -> RefreshOutcome where Documents.Element == ContentDocument {
    let sequence = screen.startFollowingDocumentSequence()
    do {
      for try await document in documents {
        if Task.isCancelled { return .cancelled }
        guard screen.isStillFollowingDocumentSequence(withNumber: sequence) else {
          return .overtaken
        }
        show(document, isStale: false, from: nil)
      }
      return Task.isCancelled ? .cancelled : .shown
    } catch {
      if Task.isCancelled { return .cancelled }
      guard screen.isStillFollowingDocumentSequence(withNumber: sequence) else { return .overtaken }
      documentFailed()
      return .failed(error)
    }
  }

  /// Runs a load, and calls `showUnlessOvertaken` with its result, or
  /// `failUnlessOvertaken` after its failure.
  ///
  /// Each closure returns whether it used the result or the failure; if it did not, the outcome is
  /// ``RefreshOutcome/overtaken``. If the calling task was cancelled, no closure is called. If this
  /// load fails after a newer load has cancelled it, the outcome is also
  /// ``RefreshOutcome/overtaken``, and no closure is called.
  private func refresh<Loaded: Sendable>(
    content: ContentID?,
    _ load: @escaping @MainActor () async throws -> Loaded,
    showUnlessOvertaken: (Loaded, ScreenLoad) -> Bool,
    failUnlessOvertaken: (ScreenLoad) -> Bool
  ) async -> RefreshOutcome {
    let task = Task { try await load() }
    let screenLoad = screen.startLoad(of: content) { _ in task.cancel() }
    defer { screen.endLoad(screenLoad) }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if Task.isCancelled { return .cancelled }
    switch result {
    case .success(let loaded): return showUnlessOvertaken(loaded, screenLoad) ? .shown : .overtaken
    case .failure(let error):
      // A newer load cancelled this one after showing its own result.
      if task.isCancelled { return .overtaken }
      return failUnlessOvertaken(screenLoad) ? .failed(error) : .overtaken
    }
  }
}
