import ScreenDocument
import StrictJSON
import Testing

/// The forms of lists, on the recorded screens that need them.
@Suite(.enabled(if: PackageFiles.hasRecorded)) struct RecordedFormsTests {
  private func read(_ file: String, _ shape: String) throws -> ContentDocument {
    try ContentDocument(
      reading: PackageFiles.recorded(file),
      shape: DocumentShape(reading: Array(shape.utf8))
    )
  }

  private static let card = #"""
    {"schema": 1, "contents": [
      {"list": "/body", "kind": "/type", "id": "/id", "parents": "skip",
       "children": ["/items", "/columns/*/items", "/images"]},
      {"list": "/actions", "optional": true, "kind": "/type", "title": "/title"}]}
    """#

  @Test func `an adaptive card with actions reads as its innermost elements and its actions`()
    throws
  {
    let document = try read("adaptivecards/ActivityUpdate.json", Self.card)
    #expect(
      document.contents.map(\.kind) == [
        "TextBlock", "Image", "TextBlock", "TextBlock", "TextBlock", "FactSet",
        "Action.ShowCard", "Action.ShowCard",
      ]
    )
    #expect(document.contents.suffix(2).map(\.title) == ["Set due date", "Comment"])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `an adaptive card without actions reads, however deep its columns nest`() throws {
    let document = try read("adaptivecards/Agenda.json", Self.card)
    let kinds = document.contents.map(\.kind)
    #expect(kinds.count { $0 == "Image" } == 15)
    #expect(kinds.count == 32)
    #expect(Set(kinds) == ["TextBlock", "Image"])
    #expect(document.contents.contains { $0.payload["text"]?.string == "Conf Room Bravern-2/9050" })
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `a Hub view model reads as its header, components, children and overlays`() throws {
    let document = try read(
      "hubframework/HUBSerializationTests.json",
      #"""
      {"schema": 1, "title": "/title", "contents": [
        {"list": "/header", "each": "whole", "optional": true, "kind": "/component/id", "id": "/id",
         "title": "/text/title"},
        {"list": "/body", "optional": true, "kind": "/component/id", "id": "/id",
         "title": "/text/title", "children": "/children"},
        {"list": "/overlays", "optional": true, "kind": "/component/id", "id": "/id",
         "title": "/text/title"}]}
      """#
    )
    #expect(document.title == "title")
    #expect(document.contents.map(\.id) == ["header", "featured", "featured-0", "sectionHeader"])
    #expect(
      document.contents.map(\.kind) == [
        "default:header", "default:carousel", "default:card", "default:sectionHeader",
      ]
    )
    #expect(
      document.contents.map(\.title) == [
        "Delicious Food", "Great quick meals", "Hamburger", "Delicious Swedish Food",
      ]
    )
    #expect(document.diagnostics.isEmpty)
  }
}
