import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct FileWriterTests {
  private let shop = ShopDump()

  private var permissions: Int? {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: shop.files.path + "/out")
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
  }

  @Test func `replaces a file and keeps its permissions`() async throws {
    try shop.files.write("old", to: "out")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640],
      ofItemAtPath: shop.files.path + "/out"
    )
    #expect(await shop("show", "--output", "DIR/out").status == .success)
    let shown = await shop("show").output
    #expect(try shop.files.text(of: "out") == shown)
    #expect(try permissions == 0o640)
  }

  @Test func `removes the draft of a killed run, and nothing else`() async throws {
    let foreign = "out.\(getpid()).draft"
    try shop.files.write("mine", to: foreign)
    try shop.files.write("half", to: ".out.1-0123456789abcdef.draft")
    #expect(await shop("show", "--output", "DIR/out").status == .success)
    #expect(try shop.files.names == ["out", foreign])
    #expect(try shop.files.text(of: foreign) == "mine")
  }

  @Test func `follows a link and keeps it`() async throws {
    try shop.files.write("old", to: "target")
    try shop.files.link("out", to: "target")
    #expect(await shop("show", "--output", "DIR/out").status == .success)
    let shown = await shop("show").output
    #expect(try shop.files.text(of: "target") == shown)
    #expect(try shop.files.names == ["out", "target"])
  }

  @Test func `writes into a file that is not a regular file`() async throws {
    #expect(await shop("show", "--output", "/dev/null") == ShopDump.Transcript())
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }
}
