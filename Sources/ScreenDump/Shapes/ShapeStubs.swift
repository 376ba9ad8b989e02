import ScreenDocument
import StrictJSON

/// The Swift source code with which a team begins: responses, view data, content keys, slots and
/// routes.
struct ShapeStubs {
  private static let kindLimit = 50
  private static let sampleLimit = 200

  /// The names and the response type of one kind.
  private struct StubPlan {
    let kind: ContentKind
    let swiftName: String
    let responseJSONType: InferredJSONType

    var typeNamePrefix: String { swiftName.prefix(1).uppercased() + swiftName.dropFirst() }
    var propertyName: String { SwiftName.escapedIfKeyword(swiftName) }

    /// The response's field that is the headline of the view data; `nil` if there is none.
    ///
    /// The field is a text with the name of a headline; of several, the one whose name is first in
    /// `SketchFieldRole.headlineFieldNames`. `isOptional` is `true` if a response lacks the field, or
    /// has `null` for it.
    var headlineField: (name: String, isOptional: Bool)? {
      guard case .object(let object) = responseJSONType else { return nil }
      for name in SketchFieldRole.headlineFieldNames {
        guard let field = object.fields.first(where: { $0.name == name }), field.jsonType == .text
        else { continue }
        return (name, field.presentCount < object.objectCount)
      }
      return nil
    }
  }

  private let stubPlans: [StubPlan]
  private let proposedKindCount: Int

  /// Plans stubs for the first 50 kinds of a proposal, from at most 200 contents of each kind.
  init(_ proposal: ShapeProposal) {
    var responseTypes: [ContentKind: InferredJSONType] = [:]
    var counts: [ContentKind: Int] = [:]
    for content in proposal.contents where counts[content.kind, default: 0] < Self.sampleLimit {
      counts[content.kind, default: 0] += 1
      let type = InferredJSONType(content.payload)
      responseTypes[content.kind] =
        responseTypes[content.kind].map { $0.merged(with: type) } ?? type
    }
    var names: Set<String> = []
    proposedKindCount = proposal.kinds.count
    stubPlans = proposal.kinds.prefix(Self.kindLimit).map { kind in
      let name = SwiftName.lowerCamelCase(kind.rawValue, or: "content", upTo: 24)
      let isReserved = ["self", "init"].contains(name)
      return StubPlan(
        kind: kind,
        swiftName: SwiftName.unique(isReserved ? name + "Content" : name, taken: &names),
        responseJSONType: responseTypes[kind] ?? .noValue
      )
    }
  }

  /// The text of the source file.
  var text: String {
    var lines = ["import ScreenDocument", "import TopScreen", "import UIStateLayer"]
    for stub in stubPlans {
      lines += ["", "// \(SwiftName.stringLiteral(String(stub.kind.rawValue.prefix(60))))", ""]
      let response = ResponseStub("\(stub.typeNamePrefix)Response", stub.responseJSONType)
      lines += response.lines
      lines += [""] + viewDataLines(stub, response) + [""] + contentKeyLines(stub)
    }
    if proposedKindCount > stubPlans.count {
      let rest = proposedKindCount - stubPlans.count
      lines += ["", "// \(rest.counted("more kind")) \(rest == 1 ? "is" : "are") left out."]
    }
    lines += ["", "@MainActor", "final class HomeState {"]
    for stub in stubPlans {
      lines += [
        "  let \(stub.propertyName) = UIStateSlots(",
        "    default: \(stub.typeNamePrefix)ViewData()", "  )",
      ]
    }
    lines += ["}", "", "@MainActor", "func homeRoutes() -> ContentRoutes<HomeState> {"]
    lines += ["  ContentRoutes<HomeState> {"]
    for stub in stubPlans {
      lines += [
        "    ContentRoute(.\(stub.propertyName), slots: \\.\(stub.propertyName)) {",
        "      \(stub.typeNamePrefix)ViewData($0)",
        "    }",
      ]
    }
    return (lines + ["  }", "}"]).map { $0 + "\n" }.joined()
  }

  private func viewDataLines(_ stub: StubPlan, _ response: ResponseStub) -> [String] {
    let responseName = "\(stub.typeNamePrefix)Response"
    var lines = ["struct \(stub.typeNamePrefix)ViewData: ViewData {"]
    guard let headline = stub.headlineField,
      let property = response.propertyNameByMemberName[headline.name]
    else {
      return lines + [
        "}", "", "extension \(stub.typeNamePrefix)ViewData {",
        "  init(_ response: \(responseName)) {}", "}",
      ]
    }
    lines += ["  var \(headline.name)\(headline.isOptional ? ": String?" : " = \"\"")", "}", ""]
    return lines + [
      "extension \(stub.typeNamePrefix)ViewData {", "  init(_ response: \(responseName)) {",
      "    \(headline.name) = response.\(property)", "  }", "}",
    ]
  }

  private func contentKeyLines(_ stub: StubPlan) -> [String] {
    [
      "extension ContentKey", "where", "  Response == \(stub.typeNamePrefix)Response,",
      "  Output == \(stub.typeNamePrefix)ViewData", "{",
      "  static var \(stub.propertyName): Self {",
      "    Self(\(SwiftName.stringLiteral(stub.kind.rawValue)))", "  }", "}",
    ]
  }
}
