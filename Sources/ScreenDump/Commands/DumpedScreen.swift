import ScreenDocument
package import StrictJSON
public import TopScreen

/// A composition, and what is known besides.
public struct DumpedScreen: Sendable {
  /// The screen's name, as the user wrote it.
  public let name: String
  /// The composition.
  public let composition: ScreenComposition
  /// What was wrong, with the file it was wrong in.
  public let diagnostics: [SourcedDiagnostic]
  /// The view data of every item as JSON; `nil` where there is none.
  package let outputs: [JSONTree?]
  /// What is drawn of every item: its view data, or the payload of an unrouted one; `nil` where there is neither.
  package let drawings: [JSONTree?]

  /// Whether none of the contents could be read, and it is known why.
  package var isUnreadable: Bool {
    composition.hidden.isEmpty && composition.items.allSatisfy { $0.content.phase == .failed }
      && composition.diagnostics.contains { $0.severity == .error }
  }

  /// Describes a screen.
  ///
  /// View data that cannot be encoded is left out and reported.
  ///
  /// - Parameters:
  ///   - name: The screen's name, as the user wrote it.
  ///   - composition: The composition.
  ///   - notes: What was wrong elsewhere, such as in a file of flags.
  public init(
    name: String,
    composition: ScreenComposition,
    notes: [SourcedDiagnostic] = []
  ) {
    self.name = name
    self.composition = composition
    var diagnostics = composition.diagnostics.located(in: name) + notes
    let outputs = composition.items.map { (item) -> JSONTree? in
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
    self.outputs = outputs
    drawings = zip(composition.items, outputs).map { item, output in output ?? item.drawnPayload }
    self.diagnostics = diagnostics
  }
}
