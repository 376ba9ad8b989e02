import Foundation
import TestSupport
import Testing

@Suite(.long) struct ReadmeTests {
  @Test(arguments: [("README.md", "BridgeOneContent"), ("docs/dump-tool.md", "OwnDump")])
  func `the code examples of the documents equal compiled snippets`(
    document: String,
    name: String
  ) throws {
    let snippet = try Self.text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let end = try #require(snippet.range(of: "// snippet.end")).lowerBound
    let code = Self.unindented(String(snippet[start..<end]))

    #expect(try Self.unindented(Self.text(document)).contains("```swift\n\(code)```"))
  }

  @Test(arguments: ["TopViewControllerBefore", "TopViewControllerAfter", "HomeScreenView"])
  func `the screens of the page of views equal compiled snippets`(name: String) throws {
    let snippet = try Self.text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let end = try #require(snippet.range(of: "// snippet.end")).lowerBound

    #expect(try Self.text("docs/views.md").contains("```swift\n\(snippet[start..<end])```"))
  }

  @Test func `the migration test of the guide equals the test that runs`() throws {
    let test = try Self.text("Tests/MigrationTests/Example/HomeMigrationTests.swift")

    #expect(try Self.text("MIGRATION.md").contains("```swift\n\(test)```"))
  }

  @Test(arguments: try Self.documents())
  func `every code sample is part of a compiled file, at any indentation`(
    document: String
  ) throws {
    let samples = Self.samples(in: try Self.text(document))
    let files = try Self.compiledFiles.get()

    for sample in samples where !files.contains(where: { $0.contains(sample) }) {
      Issue.record("No file that is compiled has this sample:\n\(sample)")
    }
  }

  @Test(arguments: try Self.documents())
  func `every linked picture and file exists`(document: String) throws {
    let links = try Self.text(document).matches(of: #/\]\(([^):#]+)(?:#[^)]*)?\)/#).map(\.1)

    for link in links {
      let folder = URL(filePath: document).deletingLastPathComponent().relativePath
      let path = PackageFolder.root.appending(path: "\(folder)/\(link)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  @Test func `README is at most 150 lines`() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count
        <= 151
    )
  }

  /// Every file that is compiled, without its indentation.
  private static let compiledFiles = Result {
    try ["Snippets", "Sources", "Tests", "Examples"].flatMap(swiftFiles).map(unindented)
  }

  /// README, the guide and the pages of `docs`.
  private static func documents() throws -> [String] {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: PackageFolder.root.appending(path: "docs").path
    )
    return ["README.md", "MIGRATION.md"]
      + pages.filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }
  }

  /// Returns the Swift code blocks of a document.
  private static func samples(in text: String) -> [String] {
    text.components(separatedBy: "\n```swift\n").dropFirst().map { rest in
      unindented(rest.components(separatedBy: "\n```\n")[0] + "\n")
    }
  }

  private static func unindented(_ text: String) -> String {
    text.replacingOccurrences(of: "(?m)^ +", with: "", options: .regularExpression)
  }

  private static func swiftFiles(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: PackageFolder.root.appending(path: folder),
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }
}
