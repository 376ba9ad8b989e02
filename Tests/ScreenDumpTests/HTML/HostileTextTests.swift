import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@MainActor
@Suite struct HostileTextTests {
  private var shop: ShopDump {
    var shop = ShopDump()
    shop.composer = HostileComposer()
    return shop
  }

  private func diff(_ options: String...) async throws -> ShopDump.Transcript {
    let shop = shop
    try shop.files.write(ShopDump.sample, to: "a.json")
    return await shop(["diff", "DIR/a.json", "DIR/a.json"] + options)
  }

  @Test func `there are at least fifty hostile texts`() {
    #expect(Set(HostileTexts.all).count >= 50)
    #expect(HostileTexts.all.contains { $0.utf8.count > 1_000_000 })
  }

  @Test func `text output has only its own line feeds as controls, and no unrequested colour`()
    async throws
  {
    for transcript in [await shop("show"), try await diff()] {
      let scalars = Set((transcript.output + transcript.errors).unicodeScalars)
      for scalar in scalars where scalar != "\n" {
        if String(Character(scalar)).terminalSafe != String(Character(scalar)) {
          Issue.record("U+\(String(scalar.value, radix: 16)) is written as it is")
          return
        }
      }
      let longest = transcript.output.split(separator: "\n").map(\.utf8.count).max() ?? 0
      #expect(longest < 40_000)
    }
  }

  @Test func `JSON contains every text unchanged`() async throws {
    let output = await shop("show", "--format", "json").output
    let tree = try JSONDocument(Array(output.utf8)).root.tree
    guard case .array(let items)? = tree["items"] else {
      Issue.record("there are no items")
      return
    }
    let texts = HostileTexts.all.map { JSONTree?.some(.string($0)) }
    #expect(items.map { $0["id"] } == texts)
    #expect(items.map { $0["output"]?["title"] } == texts)
    #expect(!output.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test(
    .enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"),
    arguments: ["show", "diff"]
  )
  func `no browser executes, requests or misreads any of them`(command: String) async throws {
    let html =
      command == "show"
      ? await shop("show", "--format", "html").output : try await diff("--format", "html").output
    let texts = HostileTexts.all.dropLast().map(\.terminalSafe)
    try await BrowserPage.run { page in
      // A text that escaped its context would set this.
      try page.load(html)
      #expect(page.complaints.isEmpty)
      #expect(page.requests.isEmpty)
      #expect(try page.evaluate("typeof window.hit") == "\"undefined\"")
      let foreign = """
        iframe,img,object,embed,video,audio,source,form,input:not(#filter-text),select,textarea,base,\
        link,template,math,marquee,body style,svg:not(#moves),plaintext,[style],[src],[srcdoc],[action]
        """
      #expect(try page.evaluate("document.querySelectorAll('\(foreign)').length") == "0")
      #expect(try page.evaluate("document.querySelectorAll('script').length") == "1")
      let handlers = """
        [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes])
          .filter((attribute) => attribute.name.startsWith('on')
            || attribute.name === 'href' && !attribute.value.startsWith('#')).length
        """
      #expect(try page.evaluate(handlers) == "0")
      let names = try page.evaluate(
        "[...document.querySelectorAll('h3')].map((heading) => heading.textContent)"
      )
      let shown = try JSONDecoder().decode([String].self, from: Data(names.utf8))
      for text in texts where text.utf8.count < 1_000 {
        #expect(shown.contains(text), "\(text.debugDescription) is not shown as it is")
      }
      #expect(try page.evaluate("document.body.scrollWidth <= innerWidth") == "true")
    }
  }
}
