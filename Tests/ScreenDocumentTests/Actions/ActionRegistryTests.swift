import ScreenDocument
import StrictJSON
import Testing

@MainActor
@Suite struct ActionRegistryTests {
  private func response(_ payload: String) throws -> ResponseData {
    try ContentDocument(
      reading: Array(#"{ "contents": [ { "type": "t", "id": "a", "value": \#(payload) } ] }"#.utf8)
    )
    .contents[0]
  }

  @Test func `S3 navigation with a destination is performed`() throws {
    var opened: [String] = []
    var registry = ActionRegistry()
    registry.register("navigate") { opened.append($0.destination?.rawValue ?? "") }
    let actions = registry.declaredActions(
      of: try response(#"{ "action": "navigate", "destination": "/cart" }"#)
    )

    #expect(
      actions.validActions == [
        ContentAction(name: "navigate", destination: try Destination("/cart"))
      ]
    )
    #expect(actions.diagnostics == [])
    for action in actions.validActions { #expect(registry.perform(action) == nil) }
    #expect(opened == ["/cart"])
  }

  @Test(arguments: [
    (#"{ "action": "call", "destination": "/a" }"#, "unknownAction", "/contents/0/value/action"),
    (
      #"{ "action": "Navigate", "destination": "/a" }"#, "unknownAction", "/contents/0/value/action"
    ),
    (#"{ "action": "", "destination": "/a" }"#, "unknownAction", "/contents/0/value/action"),
    (#"{ "action": 5, "destination": "/a" }"#, "invalidAction", "/contents/0/value/action"),
    (#"{ "action": {} }"#, "invalidAction", "/contents/0/value/action"),
    (#"{ "action": "navigate" }"#, "invalidDestination", "/contents/0/value"),
    (
      #"{ "action": "navigate", "destination": null }"#, "invalidDestination",
      "/contents/0/value/destination"
    ),
    (
      #"{ "action": "navigate", "destination": ["/a"] }"#, "invalidDestination",
      "/contents/0/value/destination"
    ),
    (
      #"{ "action": "navigate", "destination": "javascript:x" }"#, "invalidDestination",
      "/contents/0/value/destination"
    ),
  ])
  func `S3 any other action does nothing and is reported`(
    payload: String,
    code: String,
    path: String
  ) throws {
    let actions = ActionRegistry().declaredActions(of: try response(payload))
    #expect(actions.validActions == [])
    #expect(actions.diagnostics.map(\.code) == [code])
    #expect(actions.diagnostics.map(\.path.description) == [path])
    #expect(actions.diagnostics.allSatisfy { $0.line == 1 && $0.column != nil })
  }

  @Test(arguments: ["{}", #"{ "action": null }"#, #"{ "destination": "/a" }"#, "[]", "null", "5"])
  func `a content without an action has no diagnostic`(payload: String) throws {
    #expect(ActionRegistry().declaredActions(of: try response(payload)) == ContentActions())
  }

  @Test func `S5 registered actions of other types are performed`() throws {
    var done: [ContentAction] = []
    var registry = ActionRegistry(schemes: ["HTTPS", "market"])
    registry.register("share", destination: .ignored) { done.append($0) }
    registry.register("peek", destination: .optional) { done.append($0) }
    #expect(registry.names == ["navigate", "peek", "share"])

    let payloads = [
      #"{ "action": "share", "destination": "javascript:x" }"#, #"{ "action": "peek" }"#,
      #"{ "action": "peek", "destination": "market://a" }"#,
      #"{ "action": "peek", "destination": "javascript:x" }"#,
    ]
    let actions = try payloads.map { registry.declaredActions(of: try response($0)) }

    #expect(
      actions.flatMap(\.validActions) == [
        ContentAction(name: "share"), ContentAction(name: "peek"),
        ContentAction(
          name: "peek",
          destination: try Destination("market://a", schemes: registry.schemes)
        ),
      ]
    )
    #expect(actions.flatMap(\.diagnostics).map(\.code) == ["invalidDestination"])
    for action in actions.flatMap(\.validActions) { registry.perform(action) }
    #expect(done.map(\.name) == ["share", "peek", "peek"])
  }

  @Test func `an action without a handler is reported`() {
    var registry = ActionRegistry()
    #expect(registry.perform(ContentAction(name: "navigate"))?.code == "unknownAction")
    #expect(registry.perform(ContentAction(name: "fly"))?.code == "unknownAction")
    var count = 0
    registry.register("navigate") { _ in count += 1 }
    #expect(registry.perform(ContentAction(name: "navigate"))?.code == "invalidDestination")
    #expect(count == 0)
  }

  @Test func `a block contains the actions of its items and elements, each under its id`() throws {
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [
          { "level": "item", "id": "i", "children": [
            { "level": "element", "id": "e" }, { "level": "element", "id": "e" } ] } ] }
        """,
      property: #"{ "b": { "action": "navigate" } }"#,
      data: """
        { "b": { "destination": "/b" }, "i": { "action": "navigate", "destination": "/i" },
          "e": { "action": "fly" } }
        """
    )
    .document()
    let actions = ActionRegistry().declaredActions(of: document.contents[0])

    #expect(
      actions.validActions == [
        ContentAction(name: "navigate", destination: try Destination("/b")),
        ContentAction(name: "navigate", destination: try Destination("/i"), itemOrElement: "i"),
      ]
    )
    #expect(
      actions.diagnostics.map(\.short) == [
        "unknownAction data /e/action", "unknownAction data /e/action",
      ]
    )
  }

  @Test func `a content with very many actions keeps the first thousand`() throws {
    let elements = (0..<1_200).map { "{ \"level\": \"element\", \"id\": \"e\($0)\" }" }
    let data = (0..<1_200).map { #""e\#($0)": { "action": "navigate", "destination": "/\#($0)" }"# }
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "b", "kind": "k", "children": [
          { "level": "item", "id": "i", "children": [ \(elements.joined(separator: ",")) ] } ] }
        """,
      data: "{ \(data.joined(separator: ",")) }"
    )
    .document()
    let actions = ActionRegistry().declaredActions(of: document.contents[0])

    #expect(actions.validActions.count == 1_000)
    #expect(actions.validActions.last?.itemOrElement == "e999")
    #expect(actions.diagnostics.map(\.code) == ["tooManyActions"])
  }
}
