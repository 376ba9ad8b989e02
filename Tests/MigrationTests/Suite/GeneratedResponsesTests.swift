import Bridge
import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@testable import HomeBridgeTesting

@MainActor
@Suite struct GeneratedResponsesTests {
  private struct Response: Decodable {
    struct Row: Decodable {
      let id: String
    }

    let a: String?
    let b: Int?
    let c: Double?
    let d: [Row]?
    let e: Bool?
  }

  private static let payload = #"{"a":"x","b":1,"c":0.5,"d":[{"id":"1"},{"id":"2"}],"e":true}"#

  private func payloads(
    _ count: Int,
    of generator: ResponseGenerator = ResponseGenerator(),
    seed: UInt64 = 1
  ) throws -> [JSONTree] {
    try GeneratedResponses(generator, from: Self.payload, as: Response.self, seed: seed)
      .expectations(upTo: count).map(\.response.data.payload.tree)
  }

  @Test func `generated responses reach every edge and stay small`() throws {
    let made = try payloads(400)
    let texts = Set(made.compactMap { $0["a"] })
    #expect(texts.isSuperset(of: ["", " ", "👨‍👩‍👧‍👦🎉", "שלום עולם"].map(JSONTree.string)))
    #expect(texts.contains { if case .string(let text) = $0 { text.count >= 500 } else { false } })
    let numbers = Set(made.compactMap { $0["b"] })
    #expect(numbers.isSuperset(of: ["0", "-1", "9223372036854775807"].map(JSONTree.number)))
    #expect(made.contains { $0["a"] == nil })
    #expect(made.contains { $0["d"] == .array([]) })
    let counts = made.compactMap { tree in
      if case .array(let elements)? = tree["d"] { elements.count } else { nil }
    }
    #expect(counts.contains { $0 > 8 })
    #expect(counts.allSatisfy { $0 <= 200 })
  }

  @Test(arguments: [UInt64(0), 1, .max])
  func `a seed repeats all responses, and a smaller count is their start`(seed: UInt64) throws {
    let made = try payloads(60, seed: seed)
    #expect(try payloads(60, seed: seed) == made)
    #expect(try payloads(25, seed: seed) == Array(made.prefix(25)))
    #expect(try payloads(60, seed: seed ^ 5) != made)
  }

  @Test func `values and hooks of the app are part of the responses`() throws {
    let generator = ResponseGenerator().adding(texts: ["9.9%"], integers: [4_711])
    let made = try payloads(100, of: generator)
    #expect(made.contains { $0["a"] == .string("9.9%") })
    #expect(made.contains { $0["b"] == .number("4711") })
    let hooked = try payloads(
      100,
      of: generator.changing("measures") { tree, _ in
        .object([JSONTree.Member(key: "a", value: tree["a"] ?? .null)])
      }
    )
    #expect(hooked.count == 100)
    #expect(hooked.allSatisfy { $0["b"] == nil })
  }

  @Test func `a search is guided by what the state side shows`() throws {
    let record = try GeneratedResponses(from: Self.payload, as: Response.self).expectations(
      upTo: 1
    )[0]
    // It shows 4,321 as a limit; no record and no edge case has this number.
    var reached = false
    let generated = GeneratedResponses(
      ResponseGenerator(),
      from: [record],
      ResponseDecoding(of: Response.self),
      seed: 1
    ) { response in
      let number = response.data.payload["b"]?.int ?? 0
      if number == 4_321 { reached = true }
      return StateSideExpectation(
        response: response,
        stateSideOutput: AnyViewData(LimitViewData(text: number > 4_321 ? "4,321+" : "\(number)")),
        comparison: OutputComparison(kind: response.data.kind, handlers: LegacyHandlers {})
      )
    }
    _ = generated.expectations(upTo: 300)
    #expect(reached)
  }
}
