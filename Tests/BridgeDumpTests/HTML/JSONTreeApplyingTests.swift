import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

@Suite struct JSONTreeApplyingTests {
  private func tree(_ json: String) throws -> JSONTree {
    try JSONDocument(Array(json.utf8)).root.tree
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":2}"#), (#"{"a":[1,2,3]}"#, #"{"a":[1]}"#),
    (#"{"a":[1]}"#, #"{"a":[1,2,3]}"#), (#"{"a":1,"b":2}"#, #"{"b":2}"#),
    (#"{"b":2}"#, #"{"b":2,"c":{"d":[]}}"#), (#"[{"a":1},{"a":2}]"#, #"[{"a":1},{"a":3},4]"#),
    ("1", "2"), (#"{"a~b":{"/":1}}"#, #"{"a~b":{"/":2}}"#), (#"{"a":{"b":1}}"#, #"{"a":[]}"#),
    (#"[[1,2],[3]]"#, #"[[2],[3,[4]]]"#),
  ])
  func `applies differences to one value to reconstruct the other`(old: String, new: String) throws
  {
    let (old, new) = try (tree(old), tree(new))
    for (from, to) in [(old, new), (new, old)] {
      let differences = from.differences(to: to, limit: 100).map { ($0.path, $0.old, $0.new) }
      #expect(from.applying(differences)?.text() == to.text())
    }
  }

  @Test func `returns nil for differences that do not fit the value`() throws {
    let differences = try [(JSONPointer("/a"), tree("7") as JSONTree?, tree("8") as JSONTree?)]
    #expect(try tree(#"{"a":1}"#).applying(differences) == nil)
    #expect(try tree("{}").applying(differences) == nil)
    #expect(try tree(#"{"a":7}"#).applying(differences)?.text() == #"{"a":8}"#)
  }
}
