import ScreenDump
import TestSupport
import Testing

/// A successful status of `coverage` requires that a response was read.
@MainActor
@Suite struct NothingCoveredTests {
  private let shop = ShopDump()

  @Test func `a file of coverage without a response is not called a file without lines`()
    async throws
  {
    try shop.files.write("{}\n", to: "j")
    _ = await shop("coverage", "DIR/j", "--save", "DIR/none", "--allow-empty")
    let run = await shop("coverage", "DIR/none")
    #expect(run.output.contains("  no file of coverage has a response\n"), "\(run)")
    #expect(run.status == .wrongInput)
  }
}
