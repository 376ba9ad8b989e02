import ScreenDump
import TestSupport
import Testing

/// Smallest examples beside files that the tool did not write.
@MainActor
@Suite struct KeptFileTests {
  private let shop = ShopDump()

  @Test(arguments: [
    "precious\n", "", #"{ "title": "店", "contents": [] }"#,
    #"{ "contents": [ { "type": "price", "id": "p", "value": { "yen": [9999] } } ] }"#,
    "{\n  \"contents\": [\n    {\n      \"type\": \"rank\"\n    }\n  ]\n}\n",
  ])
  func `compare does not replace a file that is no example of the kind`(text: String) async throws {
    try shop.files.write(text, to: "mismatch-price.json")
    for _ in 0..<2 {
      let run = await shop("compare", "--minimize", "--fixtures", "DIR")
      #expect(run.output.contains("smallest example: DIR/mismatch-price-2.json, "), "\(run)")
    }
    #expect(try shop.files.text(of: "mismatch-price.json") == text)
    #expect(try shop.files.names == ["mismatch-price-2.json", "mismatch-price.json"])
  }

  @Test func `compare replaces its earlier example`() async throws {
    let first = await shop("compare", "--minimize", "--fixtures", "DIR")
    let second = await shop("compare", "--minimize", "--fixtures", "DIR")
    #expect(first == second)
    #expect(try shop.files.names == ["mismatch-price.json"])
  }

  @Test(arguments: [
    "precious\n", "{\"kind\":\"price\",\"value\":{\"yen\":[1]}}\n",
    "{\"schema\":1,\"responses\":[{\"kind\":\"rank\",\"id\":\"r\",\"value\":{}}]}\n",
  ])
  func `hunt replaces its earlier example, and no other file`(text: String) async throws {
    let line = #"{"at":1775005200,"kind":"price","value":{"yen":[100,9999]}}"# + "\n"
    try shop.files.write(line, to: "j")
    try shop.files.makeFolder("own")
    try shop.files.makeFolder("other")
    try shop.files.write(text, to: "other/difference-price.journal")
    for _ in 0..<2 {
      for folder in ["own", "other"] {
        let run = await shop([
          "hunt", "--from", "DIR/j", "--fixtures", "DIR/\(folder)", "--tries", "20",
        ])
        #expect(run.status == .difference, "\(run)")
        let name = folder == "own" ? "difference-price.journal" : "difference-price-2.journal"
        #expect(run.output.contains("smallest example: DIR/\(folder)/\(name)\n"), "\(run)")
      }
    }
    #expect(try shop.files.text(of: "other/difference-price.journal") == text)
  }
}
