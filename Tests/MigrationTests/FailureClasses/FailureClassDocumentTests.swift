import Foundation
import HomeBridgeTesting
import Testing

@Suite struct FailureClassDocumentTests {
  @Test func `the page of tools has one row for each failure class`() throws {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let page = try String(
      contentsOf: root.appending(path: "docs/finding-faults.md"),
      encoding: .utf8
    )
    let rows = page.matches(of: #/(?m)^\| (\d+) \|/#).compactMap { Int($0.1) }

    #expect(rows == FailureClass.allCases.map(\.rawValue))
  }
}
