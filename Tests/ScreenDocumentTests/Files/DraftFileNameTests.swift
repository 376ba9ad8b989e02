import TestSupport
import Testing

@testable import Basics
@testable import ScreenDocument

@Suite struct DraftFileNameTests {
  @Test(arguments: [
    "home.json", ".hidden", "春", "a.1-b", "-", "x.1-0123456789abcdef.draft", "\u{301}a",
  ])
  func `a draft name is recognised for its own file only`(target: String) throws {
    let made = DraftFileName(of: target, processID: 4711)
    let read = try #require(DraftFileName(made.fileName))
    #expect(read == made)
    #expect(read.isDraft(ofFileNamed: target))
    #expect(!read.isDraft(ofFileNamed: target + "x"))
    #expect(!read.isDraft(ofFileNamed: "other"))
  }

  @Test func `two drafts of one file have different names`() {
    #expect(DraftFileName(of: "x", processID: 1) != DraftFileName(of: "x", processID: 1))
  }

  @Test func `a name of the maximum length has its own draft name`() throws {
    let target = String(repeating: "x", count: 255)
    let made = DraftFileName(of: target, processID: .max)
    #expect(made.fileName.utf8.count <= 255)
    #expect(try #require(DraftFileName(made.fileName)).isDraft(ofFileNamed: target))
    #expect(!made.isDraft(ofFileNamed: String(target.dropLast())))
  }

  @Test(arguments: [
    "", ".", ".draft", ".letter.draft", "home.json.4711.draft", ".home.json.4711.draft",
    ".home.json.4711-0123.draft", ".home.json.4711-0123456789abcdeg.draft",
    ".home.json.4711-0123456789ABCDEF.draft", ".home.json.-0123456789abcdef.draft",
    ".home.json.x-0123456789abcdef.draft", "home.json.4711-0123456789abcdef.draft",
    ".4711-0123456789abcdef.draft.json", ".home.json.4711-0123456789abcdef.draft2",
    ".home.json4711-0123456789abcdef.draft", "-0123456789abcdef.draft",
  ])
  func `a name of another form is not a draft`(name: String) {
    #expect(DraftFileName(name) == nil)
  }
}
