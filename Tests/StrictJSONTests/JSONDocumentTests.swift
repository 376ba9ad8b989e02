import Foundation
import StrictJSON
import Testing

@Suite struct JSONDocumentTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(Array(text.utf8))
  }

  @Test func `a byte order mark is accepted, reported and occupies no column`() throws {
    let document = try document("\u{FEFF}[1]")
    #expect(document.root[0]?.location == TextPlace(line: 1, column: 2, offset: 4))
    #expect(document.diagnostics.map(\.code) == ["byteOrderMark"])
    #expect(document.diagnostics.first?.severity == .warning)
    #expect(throws: JSONSyntaxError.self) { try self.document("[\u{FEFF}1]") }
    #expect(throws: JSONSyntaxError.self) { try self.document("\u{FEFF}\u{FEFF}1") }
  }

  @Test func `trap 8 the first of duplicate members counts, and both places are reported`() throws {
    let document = try document(
      """
      {"list": [0, {
        "price": 1,
        "other": 2,
        "price": {"price": 4, "deep": 5}
      }]}
      """
    )
    let object = try #require(document.root["list"]?[1])
    #expect(object["price"]?.int == 1)
    #expect(object.members.map(\.key) == ["price", "other"])
    #expect(object.count == 2)
    #expect(object.tree.text() == #"{"other":2,"price":1}"#)
    #expect(try object.decode([String: Int].self) == ["price": 1, "other": 2])

    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(diagnostic.code == "duplicateKey")
    #expect(diagnostic.path.description == "/list/1/price")
    #expect((diagnostic.line, diagnostic.column) == (4, 3))
    #expect(diagnostic.message.contains("line 2, column 3"))
  }

  @Test func `an escaped name equals the plain one`() throws {
    let document = try document(#"{"a": 1, "\u0061": 2, "\u0061": 3}"#)
    #expect(document.root["a"]?.int == 1)
    #expect(document.root.count == 1)
    #expect(document.diagnostics.map(\.column) == [10, 23])
    #expect(try self.document(#"{"\u0062": 7, "b": 8}"#).root["b"]?.int == 7)
  }

  @Test(arguments: [2, 16, 17, 1_000])
  func `finds duplicate names in objects of any size`(_ count: Int) throws {
    var names = (0..<count).map { "key\($0)" }
    names.append("key\(count - 1)")
    names.append("key0")
    let members = names.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ",\n")
    let document = try document("{\(members)}")
    #expect(document.root.count == count)
    #expect(document.root["key0"]?.int == 0)
    #expect(document.diagnostics.map(\.line) == [count + 1, count + 2])
    #expect(document.diagnostics.map(\.path.description) == ["/key\(count - 1)", "/key0"])
    #expect(document.diagnostics.last?.message.contains("line 1,") == true)
  }

  @Test func `the same name in two objects is not a duplicate`() throws {
    let document = try document(#"{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}"#)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (5_001, "4900 more member names are repeated."), (102, "1 more member name is repeated."),
  ])
  func `more than a hundred duplicates are counted, not listed`(count: Int, message: String) throws
  {
    let members = Array(repeating: #""a":1"#, count: count).joined(separator: ",")
    let diagnostics = try document("{\(members)}").diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.message == message)
  }

  @Test func `names with equal fingerprints are distinguished`() throws {
    // Found by search: these pairs have one 32-bit FNV-1a hash.
    let names = ["costarring", "liquid", "declinate", "macallums", "altarage", "zinke"]
    let filler = (0..<20).map { "\"f\($0)\": 0" }.joined(separator: ", ")
    for prefix in ["", filler + ", "] {
      let members = names.enumerated().map { "\"\($1)\": \($0)" }.joined(separator: ", ")
      let document = try document("{\(prefix)\(members), \"liquid\": 9}")
      #expect(names.compactMap { document.root[$0]?.int } == [0, 1, 2, 3, 4, 5])
      #expect(document.diagnostics.map(\.path.description) == ["/liquid"])
    }
  }

  @Test func `the index of an ordinary screen is smaller than its bytes`() throws {
    let banner = """
      {
        "type": "imageBanner",
        "id": "spring-1",
        "value": { "imageURL": "https://img.example.com/1.png", "title": "春のセール", "price": 1980 }
      }
      """
    let text =
      "{\"title\": \"おすすめ\", \"contents\": ["
      + Array(repeating: banner, count: 100).joined(separator: ",") + "]}"
    let document = try document(text)
    #expect(document.indexByteCount * 2 < text.utf8.count)
  }

  @Test func `the index has its documented size`() throws {
    #expect(try document("[0,0,0]").indexByteCount == 12 + 3 * 4)
    #expect(try document(#"{"a":1}"#).indexByteCount == 12 + 2 * 4)
    #expect(try document("[[[]]]").indexByteCount == 3 * 12)
  }
}
