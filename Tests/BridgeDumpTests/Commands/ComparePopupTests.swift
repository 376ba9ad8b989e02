import ScreenDump
import StrictJSON
import Testing

/// `compare` of a page with popups, whose contents it does not compare.
@MainActor
@Suite struct ComparePopupTests {
  private let shop = ShopDump()

  /// A page with a popup of one banner, and with blocks in the page itself.
  private static func page(blocks: String) -> String {
    """
    { "layout": {
        "page": { "level": "page", "id": "home", "main": "feed", "children": [
          { "level": "space", "id": "feed", "children": [
            { "level": "group", "id": "top", "children": [\(blocks)] } ] } ] },
        "popups": [ { "level": "page", "id": "hi", "main": "hi-s", "children": [
          { "level": "space", "id": "hi-s", "children": [
            { "level": "group", "id": "hi-g", "children": [
              { "level": "block", "id": "hello", "kind": "banner" } ] } ] } ] } ] },
      "data": { "b": { "title": "春" }, "hello": { "title": "ようこそ" } } }
    """
  }

  private func unchecked(_ run: ShopDump.Transcript) throws -> String? {
    try JSONDocument(Array(run.output.utf8)).root["unchecked"]?.tree.text()
  }

  @Test func `contents of popups are unchecked beside compared ones`() async throws {
    let page = Self.page(blocks: #"{ "level": "block", "id": "b", "kind": "banner" }"#)
    let run = await shop("compare", "-", "--format", "json", input: page)
    #expect(run.status == .success, "\(run)")
    #expect(
      try unchecked(run)
        == #"[{"contents":1,"kinds":["banner"],"reason":"popup","screen":"-"}]"#
    )
  }

  @Test func `a page with contents in popups alone says where they are`() async {
    let run = await shop("compare", "-", input: Self.page(blocks: ""))
    #expect(run.output.hasPrefix("– nothing compared · -"), "\(run)")
    #expect(
      run.output.contains("  1 kind is in a popup, which is not compared: banner\n"),
      "\(run)"
    )
    #expect(run.status == .wrongInput)
  }
}
