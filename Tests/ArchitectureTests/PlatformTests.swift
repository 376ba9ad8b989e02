import Foundation
import TestSupport
import Testing

/// What iOS does not have, or does only for a reason.
@Suite(.long) struct PlatformTests {
  @Test func `what starts processes is not compiled for iOS`() throws {
    let files = try PackageFolder.sources() + PackageFolder.sources(in: "Tests/TestSupport")
    let starting = files.filter { $0.lines.contains { $0.contains("Process()") } }

    #expect(starting.count > 1)
    for source in starting {
      #expect(source.lines.first == "#if os(macOS) || os(Linux)", "\(source.path)")
    }
  }

  @Test func `nothing moves, so that there is nothing to reduce`() throws {
    let files = try PackageFolder.sources() + PackageFolder.sources(in: "Examples")
    let motion = [
      "withAnimation", ".animation(", ".transition(", "animated: true", "UIView.animate",
    ]

    #expect(files.contains { $0.lines.contains { $0.contains("animated: false") } })
    for source in files {
      for (number, line) in source.lines.enumerated()
      where motion.contains(where: line.contains) {
        Issue.record("\(source.path):\(number + 1) moves something; ask for Reduce Motion first")
      }
    }
  }
}
