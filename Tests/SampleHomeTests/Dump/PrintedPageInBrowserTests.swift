import Foundation
import TestSupport
import Testing

/// Pages of the sample on paper.
@Suite(
  .enabled(if: BrowserPage.isEnabled, "\(BrowserPage.condition)"),
  .timeLimit(.minutes(20))
)
struct PrintedPageInBrowserTests {
  private func page(_ arguments: String...) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = .builtTool("homedump")
    process.arguments = arguments + ["--format", "html"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test func `the sample's show is printed on at most three sheets, with all contents`()
    async throws
  {
    let html = try page("show")
    try await BrowserPage.run { page in
      for isDark in [false, true] {
        try page.load(html, width: 1_440, isDark: isDark)
        #expect(try page.printedPageCount() <= 3)
        try page.emulatePrint(true)
        #expect(
          try page.evaluate(
            "[...document.querySelectorAll('.row')].every((one) => one.checkVisibility())"
          )
            == "true"
        )
        #expect(try page.evaluate("document.querySelectorAll('.row').length") == "18")
      }
    }
  }

  @Test func `print keeps backgrounds, hides controls, and keeps headings with what follows`()
    async throws
  {
    let html = try page("show")
    try await BrowserPage.run { page in
      try page.load(html, width: 1_440, isDark: true)
      try page.emulatePrint(true)
      for control in ["#filter", ".top nav", ".skip"] {
        let isVisible = "document.querySelector('\(control)').checkVisibility()"
        #expect(try page.evaluate(isVisible) == "false", "\(control)")
      }
      let tag = "getComputedStyle(document.querySelector('.tag')).printColorAdjust"
      #expect(try page.evaluate(tag) == "\"exact\"")
      let breaks = """
        [...new Set([...document.querySelectorAll("h1,h2,h3")]
          .map((one) => getComputedStyle(one).breakAfter))].join()
        """
      #expect(try page.evaluate(breaks) == "\"avoid\"")
      // On white paper the colours are those of the light theme.
      #expect(try page.audit() == "[]")
    }
  }
}
