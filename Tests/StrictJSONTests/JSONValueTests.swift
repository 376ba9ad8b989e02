import StrictJSON
import Testing

@Suite struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).root
  }

  @Test func `accessors return nil for other kinds`() throws {
    let array = try root(#"[{"a":1}, [1], "text", 1.5, true, false, null]"#)
    #expect(
      array.elements.map(\.kind) == [.object, .array, .string, .number, .bool, .bool, .null]
    )
    #expect(array.elements.map(\.string) == [nil, nil, "text", nil, nil, nil, nil])
    #expect(array.elements.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(array.elements.map(\.double) == [nil, nil, nil, 1.5, nil, nil, nil])
    #expect(array.elements.map(\.numberText) == [nil, nil, nil, "1.5", nil, nil, nil])
    #expect(array.elements.map(\.isNull) == [false, false, false, false, false, false, true])
    #expect(array.elements.map(\.count) == [1, 1, 0, 0, 0, 0, 0])
    #expect(array.elements.map { Array($0.members).count } == [1, 0, 0, 0, 0, 0, 0])
    #expect(array.elements.map { Array($0.elements).count } == [0, 1, 0, 0, 0, 0, 0])
    #expect(array.elements.map { $0["a"]?.int } == [1, nil, nil, nil, nil, nil, nil])
    #expect(array.elements.map { $0[0]?.int } == [nil, 1, nil, nil, nil, nil, nil])
  }

  struct Number: CustomTestStringConvertible {
    var text: String
    var int: Int?
    var double: Double?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Number(text: "0", int: 0, double: 0),
    Number(text: "-0", int: 0, double: -0.0),
    Number(text: "12", int: 12, double: 12),
    Number(text: "-12", int: -12, double: -12),
    Number(text: "1.0", int: 1, double: 1),
    Number(text: "1.5", int: nil, double: 1.5),
    Number(text: "1e3", int: 1000, double: 1000),
    Number(text: "25e-1", int: nil, double: 2.5),
    Number(text: "9223372036854775807", int: .max, double: 0x1p63),
    Number(text: "-9223372036854775808", int: .min, double: -0x1p63),
    Number(text: "9223372036854775808", int: nil, double: 0x1p63),
    Number(text: "9007199254740993.0", int: nil, double: 9_007_199_254_740_992),
    Number(text: "1e300", int: nil, double: 1e300),
    Number(text: "1e999", int: nil, double: nil),
    Number(text: "-1e999", int: nil, double: nil),
    Number(text: "1e-999", int: 0, double: 0),
  ])
  func `reads numbers that fit, and keeps their text`(_ number: Number) throws {
    let value = try root(number.text)
    #expect(value.numberText == number.text)
    #expect(value.int == number.int)
    #expect(value.double == number.double)
  }

  @Test func `decodes escapes in texts and names`() throws {
    let value = try root(#"{"\u0061\/\"\\": "\b\f\n\r\t\u0000\u00e9\u66dc\uD83D\uDE00é曜😀"}"#)
    let expected = "\u{8}\u{C}\n\r\t\u{0}é曜😀é曜😀"
    #expect(value[#"a/"\"#]?.string == expected)
    #expect(value.members.map(\.key) == [#"a/"\"#])
    #expect(value.members.map(\.value.string) == [expected])
  }

  @Test func `finds members by complete names`() throws {
    let value = try root(#"{"ab": 1, "a": 2, "": 3, "abc": 4, "曜": 5, "a\"": 6}"#)
    #expect(["ab", "a", "", "abc", "曜", "a\""].map { value[$0]?.int } == [1, 2, 3, 4, 5, 6])
    #expect(["b", "abcd", "A", "曜日", "a\\\""].allSatisfy { value[$0] == nil })
  }

  @Test func `a name with a quote finds no member whose text has the same bytes`() throws {
    let value = try root(#"{"a":"b","c":1}"#)
    #expect(value[#"a":"b"#] == nil)
    #expect(value[#"a":"b","c"#] == nil)
    #expect(value["c"]?.int == 1)
  }

  @Test func `skips nested values to reach a member or element`() throws {
    let value = try root(#"{"x": {"a": [1, {"a": 2}]}, "y": [[], [{}]], "a": 3}"#)
    #expect(value["a"]?.int == 3)
    #expect(value["y"]?[1]?[0]?.kind == .object)
    #expect(value["y"]?[2] == nil)
    #expect(value["y"]?[-1] == nil)
    #expect(value.count == 3)
  }

  @Test func `has its bytes, pointer and location`() throws {
    let text = "{ \"a/b\" : [ 1 ,\n  {\"c\": \"q\\\"]}\" , \"d\": -1.5e3 } ] , \"e\": false}"
    let value = try root(text)
    let expected: [(pointer: String, bytes: String, line: Int, column: Int)] = [
      ("", text, 1, 1),
      ("/a~1b", "[ 1 ,\n  {\"c\": \"q\\\"]}\" , \"d\": -1.5e3 } ]", 1, 11),
      ("/a~1b/0", "1", 1, 13),
      ("/a~1b/1", "{\"c\": \"q\\\"]}\" , \"d\": -1.5e3 }", 2, 3),
      ("/a~1b/1/c", "\"q\\\"]}\"", 2, 9),
      ("/a~1b/1/d", "-1.5e3", 2, 24),
      ("/e", "false", 2, 42),
    ]
    for (pointer, bytes, line, column) in expected {
      let found = try #require(value.value(at: JSONPointer(pointer)))
      #expect(found.pointer.description == pointer)
      #expect(String(decoding: found.bytes, as: UTF8.self) == bytes)
      #expect((found.location.line, found.location.column) == (line, column), "\(pointer)")
    }
  }

  @Test(arguments: ["/a/01", "/a/-", "/a/+1", "/a/ 0", "/a/2", "/a/", "/b", "/a/0/0", "/a/٠"])
  func `a pointer without a target returns nil`(_ pointer: String) throws {
    #expect(try root(#"{"a": [1, 2]}"#).value(at: JSONPointer(pointer)) == nil)
  }

  @Test func `a pointer is relative to the value it is applied to`() throws {
    let value = try root(#"{"a": {"b": {"0": [7]}}}"#)
    let inner = try #require(value["a"])
    #expect(try inner.value(at: JSONPointer("/b/0/0"))?.int == 7)
    #expect(inner.value(at: .root)?.pointer.description == "/a")
  }
}
