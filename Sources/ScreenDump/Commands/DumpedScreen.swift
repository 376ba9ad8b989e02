import ScreenDocument
package import StrictJSON
public import TopScreen

/// A composition with its name, diagnostics and encoded view data.
public struct DumpedScreen: Sendable {
  /// The screen's name, as the user spelled it.
  public let name: String
  /// The composition.
  public let composition: ScreenComposition
  /// The diagnostics, each with its file.
  public let diagnostics: [SourcedDiagnostic]
  /// The view data of every item as JSON; `nil` for an item without any.
  package let outputs: [JSONTree?]
  /// The same of every content that is data alone.
  package let dataOutputs: [JSONTree?]
  /// The values that pages draw: the view data of every item, or the payload of an unrouted one;
  /// `nil` for an item without either.
  package let drawings: [JSONTree?]

  /// Whether no content could be read, with a diagnostic that says why.
  package var isUnreadable: Bool {
    composition.hidden.isEmpty
      && (composition.items + composition.data).allSatisfy { $0.content.phase == .failed }
      && composition.diagnostics.contains { $0.severity == .error }
  }

  /// Describes a screen.
  ///
  /// View data that cannot be encoded is omitted and reported.
  ///
  /// - Parameters:
  ///   - name: The screen's name, as the user spelled it.
  ///   - composition: The composition.
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
          message: "The view data of '\(item.id)' cannot be encoded as JSON; correct its encoding."
        )
        diagnostics.append(SourcedDiagnostic(diagnostic, in: name))
        return nil
      }
    }
    let outputs = composition.items.map(encode)
    self.outputs = outputs
    dataOutputs = composition.data.map(encode)
    drawings = zip(composition.items, outputs).map { item, output in output ?? item.drawnPayload }
    self.diagnostics = diagnostics
  }
}
