import TestSupport
import Testing

/// `.ci/run` selects the tests of pages by their names.
@Suite(.long) struct BrowserTestNameTests {
  @Test func `a test that needs a browser has it in its name`() throws {
    let condition = "BrowserPage.isEnabled"
    var count = 0
    for source in try PackageFolder.sources(in: "Tests") {
      for (number, line) in source.lines.enumerated()
      where line.contains("enabled(if:") && line.contains(condition) {
        let declaration = source.lines[number...].first {
          $0.contains("struct ") || $0.contains("func ")
        }
        count += 1
        #expect(declaration?.contains("rowser") == true, "\(source.path):\(number + 1)")
      }
    }
    #expect(count > 0)
  }
}
