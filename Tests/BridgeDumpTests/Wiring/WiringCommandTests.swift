import ScreenDocument
import ScreenDump
import StrictJSON
import Testing

@MainActor
@Suite struct WiringCommandTests {
  private let shop = ShopDump()

  @Test func `A10 reports every emitter, operator chain and listener of a screen`() async {
    let transcript = await shop("wiring")
    #expect(transcript.status == .success)
    #expect(
      transcript.output.replacing(/\.swift:\d+/, with: ".swift:_") == """
        wiring of shop · 4 emitters · 9 operators · 4 listeners · 15 active

        shared by all contents
          just → subscribe Observable+Bridge.swift:_ #0 · 2 events, ended
          subscribe Observable+Bridge.swift:_ #0 ⇢ PublishRelay ShopHandlers.swift:_ #2, \
        PublishRelay ShopHandlers.swift:_ #7, PublishRelay ShopHandlers.swift:_ #12 · 3 events

        b · banner · off
          PublishRelay ShopHandlers.swift:_ #2 → delay → map → observe → subscribe Observable+Bridge.swift:_ · 1 event

        p · price · off
          PublishRelay ShopHandlers.swift:_ #7 → delay → map → observe → subscribe Observable+Bridge.swift:_ · 1 event

        r · rank · off
          PublishRelay ShopHandlers.swift:_ #12 → delay → map → observe → subscribe Observable+Bridge.swift:_ · 1 event

        ✓ no findings

        active nodes as kinds move to complete
          all off   15 nodes  3 listeners  12 connections
          + banner  10 nodes  2 listeners   8 connections
          + price    5 nodes   1 listener   4 connections

        """
    )
  }

  @Test func `the wiring graph contains only kinds that still have a legacy side`() async throws {
    let json = try await json("wiring", "--stage", "*=complete")
    let groups = try #require(json["nodes"]?.elements).compactMap { $0["group"] }
    #expect(Set(groups) == [.null, .string("r")])
    #expect(
      json["steps"]?.elements?.compactMap { $0["nodes"] } == [
        .number("15"), .number("10"), .number("5"),
      ]
    )
  }

  @Test func `writes every key of the JSON contract`() async throws {
    let json = try await json("wiring")
    #expect(
      json.keys == [
        "contents", "diagnostics", "edges", "findings", "name", "nodes", "schema", "steps",
      ]
    )
    #expect(json["nodes"]?.elements?.count == 17)
    #expect(
      json["nodes"]?.elements?.first?.keys == [
        "alive", "file", "group", "id", "label", "line", "name", "role",
      ]
    )
    #expect(
      json["edges"]?.elements?.first
        == .object([
          .init(key: "active", value: .number("0")),
          .init(key: "events", value: .number("2")),
          .init(key: "kind", value: .string("subscription")),
          .init(key: "source", value: .number("1")),
          .init(key: "subscriptions", value: .number("1")),
          .init(key: "target", value: .number("0")),
        ])
    )
    #expect(
      json["contents"]?.elements?.first
        == .object([
          .init(key: "id", value: .string("b")),
          .init(key: "kind", value: .string("banner")),
          .init(key: "side", value: .string("legacy")),
          .init(key: "stage", value: .string("off")),
        ])
    )
  }

  @Test(arguments: ["dot", "mermaid", "html"])
  func `the other formats contain every node and edge`(format: String) async throws {
    let json = try await json("wiring")
    let output = await shop("wiring", "--format", format).output
    for node in json["nodes"]?.elements ?? [] where format != "html" {
      guard case .number(let id)? = node["id"] else { continue }
      #expect(
        output.contains("n\(id)[") || output.contains("n\(id) [") || output.contains("n\(id)(")
      )
    }
    for edge in json["edges"]?.elements ?? [] where format != "html" {
      guard case .number(let source)? = edge["source"], case .number(let target)? = edge["target"]
      else { continue }
      let isThere = output.split(separator: "\n").contains {
        $0.contains("n\(source) ") && $0.contains(" n\(target)") && $0.contains("->")
      }
      #expect(isThere, "\(source) → \(target)")
    }
    for group in ["b", "p", "r"] { #expect(output.contains(group)) }
    #expect(output.contains("ShopHandlers.swift:"))
  }

  @Test func `an unknown format is reported with the list of known formats`() async {
    let transcript = await shop("wiring", "--format", "svg")
    #expect(transcript.status == .wrongInput)
    #expect(transcript.errors.contains("'text', 'json', 'html', 'dot' or 'mermaid', not 'svg'"))
    #expect(await shop("show", "--format", "dot").status == .wrongInput)
  }

  private func json(_ arguments: String...) async throws -> JSONTree {
    let transcript = await shop(arguments + ["--format", "json"])
    return try JSONDocument(Array(transcript.output.utf8)).root.tree
  }
}

extension JSONTree {
  fileprivate var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
