import ScreenDocument
import StrictJSON

/// The Swift source code with which a team begins: responses, view data, content keys, slots and
/// routes.
struct ShapeStubs {
  private static let kindLimit = 50
  private static let sampleLimit = 200

  /// The names and the response form of one kind.
  private struct StubPlan {
    let kind: ContentKind
    let name: String
    let form: ResponseForm

    var type: String { name.prefix(1).uppercased() + name.dropFirst() }
    var property: String { SwiftName.escaped(name) }

    /// The response's field that is the headline of the view data; `nil` if there is none.
    ///
    /// The field is a text with the name of a headline; of several, the one with the most specific
    /// name. `isOptional` is `true` if a response lacks the field, or has `null` for it.
    var title: (name: String, isOptional: Bool)? {
      guard case .object(let object) = form else { return nil }
      for name in SketchFieldRole.headlineFieldNames {
        guard let field = object.fields.first(where: { $0.name == name }), field.form == .text
        else { continue }
        return (name, field.count < object.count)
      }
      return nil
    }
  }

  private let stubPlans: [StubPlan]
  private let proposedKindCount: Int

  /// Plans stubs for the first 50 kinds of a proposal, from at most 200 contents of each kind.
  init(_ proposal: ShapeProposal) {
    var forms: [ContentKind: ResponseForm] = [:]
    var counts: [ContentKind: Int] = [:]
    for content in proposal.contents where counts[content.kind, default: 0] < Self.sampleLimit {
      counts[content.kind, default: 0] += 1
      let form = ResponseForm(content.payload)
      forms[content.kind] = forms[content.kind].map { $0.merged(with: form) } ?? form
    }
    var names: Set<String> = []
    proposedKindCount = proposal.kinds.count
    stubPlans = proposal.kinds.prefix(Self.kindLimit).map { kind in
      let name = SwiftName.lowerCamelCase(kind.rawValue, or: "content", upTo: 24)
      let isReserved = ["self", "init"].contains(name)
      return StubPlan(
        kind: kind,
        name: SwiftName.unique(isReserved ? name + "Content" : name, taken: &names),
        form: forms[kind] ?? .noValue
      )
    }
  }

  /// The text of the source file.
  var text: String {
    var lines = ["import ScreenDocument", "import TopScreen", "import UIStateLayer"]
    for stub in stubPlans {
      lines += ["", "// \(SwiftName.literal(String(stub.kind.rawValue.prefix(60))))", ""]
      lines += ResponseStub("\(stub.type)Response", stub.form).lines
      lines += [""] + viewDataLines(stub) + [""] + contentKeyLines(stub)
    }
    if proposedKindCount > stubPlans.count {
      lines += ["", "// \(proposedKindCount - stubPlans.count) more kinds are left out."]
    }
    lines += ["", "@MainActor", "final class HomeState {"]
    for stub in stubPlans {
      lines += [
        "  let \(stub.property) = UIStateSlots(", "    default: \(stub.type)ViewData()", "  )",
      ]
    }
    lines += ["}", "", "@MainActor", "func homeRoutes() -> ContentRoutes<HomeState> {"]
    lines += ["  ContentRoutes<HomeState> {"]
    for stub in stubPlans {
      lines += [
        "    ContentRoute(.\(stub.property), slots: \\.\(stub.property)) {",
        "      \(stub.type)ViewData($0)",
        "    }",
      ]
    }
    return (lines + ["  }", "}"]).map { $0 + "\n" }.joined()
  }

  private func viewDataLines(_ stub: StubPlan) -> [String] {
    let response = "\(stub.type)Response"
    var lines = ["struct \(stub.type)ViewData: ViewData {"]
    guard let title = stub.title else {
      return lines + [
        "}", "", "extension \(stub.type)ViewData {", "  init(_ response: \(response)) {}", "}",
      ]
    }
    lines += ["  var \(title.name)\(title.isOptional ? ": String?" : " = \"\"")", "}", ""]
    lines += ["extension \(stub.type)ViewData {", "  init(_ response: \(response)) {"]
    return lines + ["    \(title.name) = response.\(title.name)", "  }", "}"]
  }

  private func contentKeyLines(_ stub: StubPlan) -> [String] {
    [
      "extension ContentKey", "where", "  Response == \(stub.type)Response,",
      "  Output == \(stub.type)ViewData", "{",
      "  static var \(stub.property): Self {",
      "    Self(\(SwiftName.literal(stub.kind.rawValue)))", "  }", "}",
    ]
  }
}
