package import ScreenDocument

/// Shows documents and responses, and reports which of them are not ignored.
extension ComposedScreen {
  /// Shows a document in place of the previous one, and reports it before the delivery.
  ///
  /// - Parameters:
  ///   - document: The contents to show.
  ///   - isStale: Whether a newer document could not be loaded, or is still loading.
  ///   - load: The load of the document; `nil` for a document without a request.
  ///   - presenter: Routes responses to the views that show them.
  ///   - beforeDelivery: Called once, directly before the document is delivered; not called if the
  ///     document is ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect later.
  package func show(
    _ document: ContentDocument,
    isStale: Bool,
    from load: ScreenLoad?,
    through presenter: some ContentPresenting,
    beforeDelivery: @escaping @MainActor () -> Void
  ) -> StackDifference {
    let load = load ?? loads.makeNewestLoad()
    return performReturningDifference { [unowned self] in
      guard loads.mayShowDocument(of: load) else { return }
      beforeDelivery()
      showNow(document, isStale: isStale, from: load, through: presenter)
      cancelOvertakenLoads(by: loads.recordShownDocumentReturningCancels(of: load))
    }
  }

  /// Replaces the response of one content, and reports it before the delivery.
  ///
  /// - Parameters:
  ///   - response: The content's response.
  ///   - load: The load of the response; `nil` for a response without a request.
  ///   - presenter: Routes responses to the views that show them.
  ///   - beforeDelivery: Called once, directly before the response is delivered; not called if the
  ///     response is ignored.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect later.
  package func show(
    _ response: ResponseData,
    from load: ScreenLoad?,
    through presenter: some ContentPresenting,
    beforeDelivery: @escaping @MainActor () -> Void
  ) -> StackDifference {
    let load = load ?? loads.makeNewestLoad()
    return performReturningDifference { [unowned self] in
      guard let index = indexToReplace(by: response, from: load) else { return }
      beforeDelivery()
      showNow(response, at: index, through: presenter)
      cancelOvertakenLoads(by: loads.recordShownReturningCancels(response.id, of: load))
    }
  }

  /// Returns whether a load's response may be shown: a content with its id and kind is on the
  /// screen, and neither a newer document nor a newer response of the content is shown.
  func mayShow(_ response: ResponseData, of load: ScreenLoad) -> Bool {
    indexToReplace(by: response, from: load) != nil
  }

  /// Returns the index of the content that a response updates; `nil` if no content on the screen
  /// has its id and kind, or if a document or a response of the content from a newer load is shown.
  private func indexToReplace(by response: ResponseData, from load: ScreenLoad) -> Int? {
    guard let place = contents.versionIndexAndPlaceByID[response.id]?.index,
      loads.mayShow(response.id, of: load),
      contents.responsesTopToBottom[place].kind == response.kind
    else { return nil }
    return place
  }
}
