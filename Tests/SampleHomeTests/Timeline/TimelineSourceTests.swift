import Foundation
import Testing

/// The types that the sources of the timeline refer to: the compiler permits a file to use every
/// type of its module.
@Suite struct TimelineSourceTests {
  private static func sources() throws -> [String: String] {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/SampleHome/Timeline")
      .standardized
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    var sources: [String: String] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      sources[file.lastPathComponent] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        .split(separator: "\n")
        .filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
        .joined(separator: "\n")
    }
    return sources
  }

  private static func names(of pattern: String) throws -> [String] {
    let word = try Regex(#"\b\#(pattern)\b"#)
    return try sources().filter { $0.value.contains(word) }.keys.sorted()
  }

  @Test func `K1 one type owns the store, and one view owns that`() throws {
    let named = try Self.names(of: "TimelineStore")
    #expect(named == ["TimelineScreenModel.swift"])
    #expect(try Self.sources()["TimelineScreenModel.swift"]?.contains("private let store") == true)
    let owners = try Self.sources().filter { $0.value.contains("@State") }.keys
    #expect(Array(owners) == ["TimelineScreenView.swift"])
  }

  @Test func `V3 a content refers neither to the store, nor the state, nor the screen`() throws {
    let views = ["PostDraftView.swift", "PostView.swift", "TimelineContentView.swift"]
    let given = ["TimelineViewArguments.swift", "TimelineUserEvent.swift"]
    let sources = try Self.sources()
    #expect(Set(views + given).isSubset(of: sources.keys))
    for pattern in [
      "TimelineStore", "Store", "TimelineState", "TimelineScreenModel", "TimelineRepository",
      "ActionSender",
    ] {
      let named = try Self.names(of: pattern)
      #expect(Set(named).isDisjoint(with: views + given), "\(pattern) is named by \(named)")
    }
  }

  @Test func `K4 no view of the timeline has its own state`() throws {
    for (name, source) in try Self.sources() where name != "TimelineScreenView.swift" {
      #expect(!source.contains("@State") && !source.contains("@Binding"), "\(name)")
    }
  }
}
