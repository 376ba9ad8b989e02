public import Foundation
public import ScreenDocument
import StrictJSON

extension ComposedScreen {
  /// Returns the valid actions that a content's last response declares.
  ///
  /// - Returns: The actions, which the registry ``actions`` performs; empty for a content that is
  ///   unknown, or not delivered because a rule hides it.
  /// - Complexity: O(contents + members of the content's payload).
  public func actions(of id: ContentID) -> [ContentAction] {
    contents.responsesTopToBottom.first { $0.id == id }.map {
      actions.declaredActions(of: $0).validActions
    } ?? []
  }

  /// Returns a description of the current screen, for dumps.
  ///
  /// - Parameters:
  ///   - presenter: The presenter that the document was shown with.
  ///   - timeZone: The time zone of the moments in the reasons of hidden contents.
  /// - Returns: The shown contents with their sides, phases and view data, and the hidden ones with
  ///   the reasons why they are hidden.
  public func composition(
    through presenter: some ContentPresenting,
    in timeZone: TimeZone = .gmt
  ) -> ScreenComposition {
    var items: [ScreenComposition.Item] = []
    var dataOnlyItems: [ScreenComposition.Item] = []
    items.reserveCapacity(contents.responsesTopToBottom.count)
    let document = document?.document
    var diagnostics = (document?.diagnostics ?? []) + repeatedIDDiagnostics
    let arrangement = currentPhaseArrangementIfRulesApply
    diagnostics += arrangement?.diagnostics ?? []
    let hidden =
      arrangement?.hiddenContents(excludingFromCounts: contents.dataOnlyIDs, in: timeZone) ?? []
    let hiddenIDs = Set(hidden.map(\.id))
    for response in contents.responsesTopToBottom where !hiddenIDs.contains(response.id) {
      let content = presenter.description(of: response)
      diagnostics += content.diagnostics.filter {
        $0.code != ContentDecodingError.absentPayloadCode
      }
      let actions = actions.declaredActions(of: response)
      diagnostics += actions.diagnostics
      let item = ScreenComposition.Item(response, content: content, actions: actions.validActions)
      if contents.dataOnlyIDs.contains(response.id) {
        dataOnlyItems.append(item)
      } else {
        items.append(item)
      }
    }
    let popups = document?.popups ?? []
    return ScreenComposition(
      title: title,
      state: screenState(withVisibleItemCount: items.count, arrangedBy: arrangement),
      items: items,
      dataOnlyItems: dataOnlyItems,
      diagnostics: diagnostics.inDocumentOrder,
      containers: containers + popups.flatMap(\.document.containers),
      hidden: hidden
        + popups.flatMap { popup in
          popup.document.contents.map { response in
            ScreenComposition.Hidden(response, reason: "in the popup '\(popup.id)', not open")
          }
        }
    )
  }

  private static var maximumRepetitionDiagnostics: Int { 1000 }

  /// Warnings about ids that occur more than once in the document.
  ///
  /// Only a document that an app created can have them, because parsing makes ids unique. After
  /// 1,000 warnings, one more says how many are not listed.
  private var repeatedIDDiagnostics: [Diagnostic] {
    guard let document, !document.repetitions.isEmpty else { return [] }
    let (contents, repetitions) = (document.document.contents, document.repetitions)
    var diagnostics = repetitions.prefix(Self.maximumRepetitionDiagnostics).map { repetition in
      let first = contents[repetition.keptIndex].position
      let position = contents[repetition.omittedIndex].position
      return Diagnostic(
        severity: .warning,
        code: "duplicateID",
        path: contents[repetition.omittedIndex].payload.pointer,
        line: nil,
        column: nil,
        message:
          "The id '\(repetition.id)' is used twice: at position \(first), which is shown, and at "
          + "position \(position), which is not shown; use different ids."
      )
    }
    let more = repetitions.count - diagnostics.count
    if more > 0 {
      let fact = more == 1 ? "id that is used twice is" : "ids that are used twice are"
      diagnostics.append(
        Diagnostic(
          severity: .warning,
          code: "moreDiagnostics",
          path: .root,
          line: nil,
          column: nil,
          message: "\(more) more \(fact) not listed."
        )
      )
    }
    return diagnostics
  }
}
