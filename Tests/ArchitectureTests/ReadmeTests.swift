import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test(arguments: ["BridgeOneContent", "OwnDump"])
  func `the README's example is the snippet that is compiled`(name: String) throws {
    let snippet = try Self.text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let end = try #require(snippet.range(of: "// snippet.end")).lowerBound

    #expect(try Self.text("README.md").contains("```swift\n\(snippet[start..<end])```"))
  }

  @Test(arguments: ["TopViewControllerBefore", "TopViewControllerAfter", "HomeScreenView"])
  func `the guide's screens are the snippets that are compiled`(name: String) throws {
    let snippet = try Self.text("Snippets/\(name).swift")
    let start = try #require(snippet.range(of: "// snippet.show\n")).upperBound
    let end = try #require(snippet.range(of: "// snippet.end")).lowerBound

    #expect(try Self.text("MIGRATION.md").contains("```swift\n\(snippet[start..<end])```"))
  }

  @Test func `the guide's migration test is the one that is run`() throws {
    let test = try Self.text("Tests/MigrationTests/Example/HomeMigrationTests.swift")

    #expect(try Self.text("MIGRATION.md").contains("```swift\n\(test)```"))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: PackageFolder.root.appending(path: path), encoding: .utf8)
  }
}
