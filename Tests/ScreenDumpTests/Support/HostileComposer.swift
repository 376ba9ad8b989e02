import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import TopScreen
import UIStateLayer

/// Composes a screen of hostile texts in every field, for any input.
@MainActor
struct HostileComposer: ScreenComposing {
  /// View data with a text in every field that a sketch knows.
  struct Fields: ViewData {
    var text: String

    static let names = [
      "name", "label", "text", "description", "price", "listPrice", "badge", "discount",
      "rating", "entryLabel", "note", "imageURL", "iconURL", "destination", "style", "id",
    ]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      try container.encode(text, forKey: Name(stringValue: "title"))
      let text = String(text.prefix(2_000))
      for name in Self.names { try container.encode(text, forKey: Name(stringValue: name)) }
      // Also as a name, shortened: names are written by developers.
      try container.encode(text, forKey: Name(stringValue: "x" + text.prefix(60)))
      let items = [["title": text, "imageURL": "/" + text], ["title": text, "rank": text]]
      try container.encode(items, forKey: Name(stringValue: "items"))
      try container.encode([text], forKey: Name(stringValue: "tags"))
      try container.encode(["appearance": text], forKey: Name(stringValue: "group"))
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func options(for role: ScreenRoleInCommand) -> [DumpOption] { [] }

  func compose(
    _ screen: ScreenToCompose,
    as role: ScreenRoleInCommand,
    for request: DumpRequest
  ) throws(DumpFailure) -> DumpedScreen {
    let suffix = role == .new ? " " : ""
    let payload = screen.document.contents.first?.payload
    let phases = ContentPhase.allCases
    var composition = ScreenComposition(
      title: HostileTexts.all.dropLast().joined(separator: " ") + suffix,
      state: .stale,
      items: [],
      diagnostics: []
    )
    for (index, text) in HostileTexts.all.enumerated() {
      // A long text occurs as a value and as a name.
      let short = String(text.prefix(2_000))
      let diagnostic = Diagnostic(
        severity: .error,
        code: short,
        path: JSONPointer(tokens: [short]),
        message: short
      )
      var item = ScreenComposition.Item(
        id: ContentID(text),
        kind: ContentKind(text),
        position: index,
        content: ContentDescription(
          side: Side.allCases[index % 3],
          sideReason: short,
          // Every text is drawn; only a few items have the other phases.
          phase: index < phases.count ? phases[index] : .ready,
          output: AnyViewData(Fields(text: text + suffix)),
          decision: SideDecision(
            stage: short,
            flagKey: short,
            layer: short,
            variant: short,
            reason: short,
            errorCode: short
          ),
          diagnostics: [diagnostic]
        )
      )
      item.unroutedPayload = payload.map { PayloadSummary($0) }
      item.actions = [ContentAction(name: short, itemOrElement: ContentID(short))]
      composition.items.append(item)
      composition.diagnostics.append(diagnostic)
      if let payload {
        let response = ResponseData(
          kind: ContentKind(text),
          id: ContentID(text),
          position: index,
          payload: payload
        )
        composition.hidden.append(ScreenComposition.Hidden(response, reason: short))
      }
    }
    return DumpedScreen(name: HostileTexts.all[0], composition: composition)
  }
}
