import ScreenDocument
package import StrictJSON
public import TopScreen

/// A composed screen with its name, its diagnostics, and its view data as JSON.
public struct DumpedScreen: Sendable {
  /// The screen's name: as the user spelled it, or the name of a bundled screen.
  public let name: String
  /// The description of the screen: its contents, their sides and their view data.
  public let composition: ScreenComposition
  /// The diagnostics of the composition, then those of other files, then the errors for view data
  /// that cannot be encoded.
  public let diagnostics: [SourcedDiagnostic]
  /// The view data of every item as JSON; `nil` for an item without view data, or whose view data
  /// cannot be encoded.
  package let itemViewData: [JSONTree?]
  /// The view data of every content in the composition's `data`, as JSON; `nil` for a content
  /// without view data, or whose view data cannot be encoded.
  package let dataOnlyContentViewData: [JSONTree?]
  /// The value of every item that text and HTML show: its view data, or the payload of a content
  /// without a route; `nil` for an item without either, or whose view data cannot be encoded.
  package let viewDataOrPayloads: [JSONTree?]
  /// The payloads of the contents that could not be read; empty until
  /// ``keepingPayloadsOfFailedContents(in:)`` adds them.
  private var failedPayloads: [ContentIdentity: FailedPayload] = [:]

  /// Whether no content of the screen could be read.
  ///
  /// This is so if three conditions hold: an error was reported, no content is hidden, and every
  /// content failed. The third condition also holds if there is no content.
  package var hasNoReadableContent: Bool {
    composition.hidden.isEmpty
      && (composition.items + composition.dataOnlyItems).allSatisfy { $0.content.phase == .failed }
      && composition.diagnostics.contains { $0.severity == .error }
  }

  /// Creates a composed screen, and encodes its view data.
  ///
  /// View data that cannot be encoded is left out, and ``diagnostics`` gets an error for it.
  ///
  /// - Parameters:
  ///   - name: The screen's name, as the user spelled it.
  ///   - composition: The description of the screen.
  ///   - notes: Diagnostics about other files, such as a file of flags.
  public init(
    name: String,
    composition: ScreenComposition,
    notes: [SourcedDiagnostic] = []
  ) {
    self.name = name
    self.composition = composition
    var diagnostics = composition.diagnostics.located(in: name) + notes
    let encode = { (item: ScreenComposition.Item) -> JSONTree? in
      guard let output = item.content.output else { return nil }
      do {
        return try JSONTree(encoding: output)
      } catch {
        let diagnostic = Diagnostic(
          severity: .error,
          code: "encodingFailed",
          message: "The view data of '\(item.id)' cannot be encoded as JSON: "
            + "\(JSONTree.reason(ofEncodingError: error)). Correct the value, or its encode(to:)."
        )
        diagnostics.append(SourcedDiagnostic(diagnostic, in: name))
        return nil
      }
    }
    let itemViewData = composition.items.map(encode)
    self.itemViewData = itemViewData
    dataOnlyContentViewData = composition.dataOnlyItems.map(encode)
    viewDataOrPayloads = zip(composition.items, itemViewData).map { item, output in
      output ?? item.unroutedPayloadTree
    }
    self.diagnostics = diagnostics
  }

  /// Returns the screen with the payloads of its contents that could not be read, by which such
  /// contents are compared.
  ///
  /// - Parameter document: The document from which the screen was composed.
  /// - Returns: The screen with the payloads.
  /// - Complexity: O(n) in the number of contents and the size of the payloads that are kept.
  func keepingPayloadsOfFailedContents(in document: ContentDocument) -> DumpedScreen {
    let failed = (composition.items + composition.dataOnlyItems).filter { Self.hasFailed($0) }
    guard !failed.isEmpty else { return self }
    let identities = Set(failed.map { ContentIdentity(id: $0.id, kind: $0.kind) })
    var screen = self
    for response in document.contents {
      let identity = ContentIdentity(id: response.id, kind: response.kind)
      guard identities.contains(identity), screen.failedPayloads[identity] == nil else { continue }
      screen.failedPayloads[identity] = FailedPayload(response)
    }
    return screen
  }

  /// Returns the payload of a content that could not be read; `nil` for all others, and if the
  /// payload is unknown.
  func failedPayload(of item: ScreenComposition.Item) -> FailedPayload? {
    guard Self.hasFailed(item) else { return nil }
    return failedPayloads[ContentIdentity(id: item.id, kind: item.kind)]
  }

  private static func hasFailed(_ item: ScreenComposition.Item) -> Bool {
    item.content.phase == .failed && item.content.output == nil
  }
}
