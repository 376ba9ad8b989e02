import Foundation
import StrictJSON
import Testing

@Suite struct JSONTreeTests {
  private let sample: JSONTree = .object([
    .init(key: "b", value: .array([.number("1.0"), .bool(true), .null])),
    .init(key: "a", value: .object([])),
    .init(key: "c", value: .array([])),
    .init(key: "あ", value: .object([.init(key: "k", value: .string("v"))])),
  ])

  @Test func `writes compact text with sorted keys`() {
    #expect(sample.text() == #"{"a":{},"b":[1.0,true,null],"c":[],"あ":{"k":"v"}}"#)
    #expect(
      sample.text(sortedKeys: false) == #"{"b":[1.0,true,null],"a":{},"c":[],"あ":{"k":"v"}}"#
    )
  }

  @Test func `writes pretty text, empty containers on one line`() {
    #expect(
      sample.text(style: .pretty) == """
        {
          "a": {},
          "b": [
            1.0,
            true,
            null
          ],
          "c": [],
          "あ": {
            "k": "v"
          }
        }
        """
    )
  }

  @Test func `escapes what it must and nothing else`() {
    let text = "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}é😀\u{2028}\u{2029}<>&'"
    #expect(
      JSONTree.string(text).text()
        == #""\"\\/\b\f\n\r\t\u0000\u001f"# + "\u{7F}é😀" + #"\u2028\u2029<>&'""#
    )
  }

  @Test(arguments: ["\"", "\\", "\u{0}", "\u{1F}", "\u{2028}", "\u{2029}", "…", "é", "😀", "\u{7F}"])
  func `escapes the same at each place of a text`(special: String) {
    let alone = JSONTree.string(special).text().dropFirst().dropLast()
    for start in 0..<20 {
      for end in 0..<20 {
        let (before, after) = (
          String(repeating: "a", count: start), String(repeating: "z", count: end)
        )
        let text = before + special + after + special
        #expect(
          JSONTree.string(text).text() == "\"" + before + alone + after + alone + "\"",
          "\(start), \(end)"
        )
      }
    }
  }

  @Test func `appends its text to bytes`() {
    var bytes = Array("0,".utf8)
    sample.write(to: &bytes)
    JSONTree.null.write(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "0," + sample.text() + "null")
  }

  @Test func `sorts keys by scalar, for any encoded length and letters`() {
    let keys = ["a", "Z", "aa", "é", "\u{FFFF}", "😀", "", "z"]
    let tree = JSONTree.object(keys.map { .init(key: $0, value: .null) })
    let sorted = ["", "Z", "a", "aa", "z", "é", "\u{FFFF}", "😀"]
    let expected = sorted.map { "\"\($0)\":null" }.joined(separator: ",")
    #expect(tree.text() == "{\(expected)}")
  }

  @Test func `reads members and elements, and nil for missing ones`() {
    #expect(sample["b"]?[0] == .number("1.0"))
    #expect(sample["あ"]?["k"] == .string("v"))
    #expect(sample["x"] == nil)
    #expect(sample["b"]?[3] == nil)
    #expect(sample["b"]?[-1] == nil)
    #expect(sample["b"]?["0"] == nil)
    #expect(sample[0] == nil)
  }

  @Test func `equality includes the order of members and the text of numbers`() {
    let left = JSONTree.object([.init(key: "a", value: .null), .init(key: "b", value: .null)])
    let right = JSONTree.object([.init(key: "b", value: .null), .init(key: "a", value: .null)])
    #expect(left != right)
    #expect(left.text() == right.text())
    #expect(JSONTree.number("1.0") != .number("1"))
  }

  private struct Banner: Encodable {
    var title = "春/夏"
    var price = 1980
    var rate = 0.1
    var badge: String?
    var tags = ["新着", "a\"b"]
  }

  @Test func `encodes a value with its members in one order`() throws {
    let tree = try JSONTree(encoding: Banner())
    #expect(
      tree.text(sortedKeys: false)
        == #"{"price":1980,"rate":0.1,"tags":["新着","a\"b"],"title":"春/夏"}"#
    )
    #expect(try JSONTree(encoding: Banner()) == tree)
    #expect(try JSONTree(encoding: "text") == .string("text"))
    #expect(try JSONTree(encoding: Int?.none) == .null)
  }

  @Test func `a value that JSON cannot represent is an error`() {
    #expect(throws: EncodingError.self) { try JSONTree(encoding: [Double.infinity]) }
  }

  private struct Fault: Error, CustomStringConvertible {
    let description = "no price."
  }

  @Test func `the reason of such an error names the place`() throws {
    let error = try #require(throws: EncodingError.self) {
      try JSONTree(encoding: ["price": [1, Double.infinity]])
    }
    #expect(
      JSONTree.reason(ofEncodingError: error)
        == "Unable to encode Double.inf directly in JSON, at /price/1"
    )
    #expect(JSONTree.reason(ofEncodingError: Fault()) == "no price")
  }
}
