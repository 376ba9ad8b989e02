import Foundation
import ScreenDocument
import StrictJSON
import Testing

@Suite struct ContentKindTests {
  @Test func `kinds and ids are encoded as texts`() throws {
    let kinds: [ContentKind] = ["imageBanner", "text"]
    let ids = [ContentID("b1"), ContentID(rawValue: "日")]
    #expect(try JSONTree(encoding: kinds).text() == #"["imageBanner","text"]"#)
    #expect(try JSONTree(encoding: ids).text() == #"["b1","日"]"#)
    #expect(try JSONDecoder().decode([ContentKind].self, from: Data(#"["a"]"#.utf8)) == ["a"])
    #expect(try JSONDecoder().decode([ContentID].self, from: Data(#"["a"]"#.utf8)) == ["a"])
  }

  @Test func `kinds and ids sort and print as texts`() {
    #expect((["b", "a#10", "a#1"] as [ContentID]).sorted() == ["a#1", "a#10", "b"])
    #expect((["b", "a"] as [ContentKind]).sorted() == ["a", "b"])
    #expect("\(ContentKind("text")) \(ContentID("text#1"))" == "text text#1")
  }
}
