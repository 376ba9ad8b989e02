import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite struct ScreenSourceMemoryTests {
  private static let screen = #"{ "title": "店", "contents": [ { "type": "a", "value": 1 } ] }"#
  private static let loader = ScreenLoader(fetcher: FileFetcher())

  @Test func `a screen in memory composes on request as it does when loaded`()
    async throws
  {
    let source = ScreenSource(
      .document(.bytes(Array(Self.screen.utf8), name: "shop")),
      loader: Self.loader
    )

    let composed = try #require(try source.loadIfAllInMemory())
    let loaded = try await source.load()
    #expect(
      composed.document.contents.map(\.payload.tree) == loaded.document.contents.map(\.payload.tree)
    )
    #expect(composed.document.contents.map(\.kind) == ["a"])
  }

  @Test func `the documents of a page are joined`() async throws {
    let layout = """
      { "page": { "level": "page", "id": "p", "main": "s", "children": [
        { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g", "children": [
          { "level": "block", "id": "b", "kind": "tea" } ] } ] } ] } }
      """
    let source = ScreenSource(
      .blocks(
        layout: .bytes(Array(layout.utf8), name: "layout"),
        property: nil,
        data: .bytes(Array(#"{ "b": { "text": "茶" } }"#.utf8), name: "data")
      ),
      loader: Self.loader
    )

    let composed = try #require(try source.loadIfAllInMemory())
    let loaded = try await source.load()
    #expect(
      composed.document.contents.map(\.payload.tree) == loaded.document.contents.map(\.payload.tree)
    )
    #expect(composed.document.contents.map(\.kind) == ["tea"])
  }

  @Test func `a screen that has to be read is not composed`() throws {
    let files = TemporaryFolder()
    try files.write(Self.screen, to: "shop.json")

    let source = ScreenSource(try ScreenLocation(files.path + "/shop.json"), loader: Self.loader)
    #expect(try source.loadIfAllInMemory() == nil)
  }

  @Test func `a missing or oversized document is an error with its name`() throws {
    let bytes = Array(Self.screen.utf8)
    let loader = ScreenLoader(
      fetcher: FileFetcher(),
      limits: ResourceLimits(maximumBytes: bytes.count - 1)
    )
    let large = ScreenSource(.document(.bytes(bytes, name: "shop")), loader: loader)
    let cut = ScreenSource(
      .document(.bytes(bytes.dropLast(), name: "cut")),
      loader: Self.loader
    )

    #expect { try large.loadIfAllInMemory() } throws: { error in
      (error as? LoadError)?.reason == .tooLarge(limit: bytes.count - 1)
    }
    #expect { try cut.loadIfAllInMemory() } throws: { error in
      (error as? LoadError)?.documentName == "cut"
    }
  }

  @Test func `the error about a document in memory contains no secret of its name`() {
    let screen = ScreenSource(
      .document(.bytes(Array(Self.screen.utf8), name: "https://user:secret@e.jp/x?token=secret")),
      loader: ScreenLoader(fetcher: FileFetcher(), limits: ResourceLimits(maximumBytes: 1))
    )

    #expect { try screen.loadIfAllInMemory() } throws: { error in
      (error as? LoadError)?.documentName == "https://…@e.jp/x?…"
    }
  }
}
