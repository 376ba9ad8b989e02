import Foundation
import Testing

/// The documents have a table with every member of the types that an app's team fills in.
@Suite struct MemberTableTests {
  @Test(arguments: [
    ("Bridge", "LegacyEnvironment", "handlers"), ("TopScreen", "ViewDataContext", "handlers"),
    ("TopScreen", "ScreenRules", "screens"), ("ScreenDocument", "ContentRules", "screens"),
    ("ScreenDocument", "ContentVisibility", "screens"),
  ])
  func `the table of a public type has all its members`(
    module: String,
    type: String,
    page: String
  ) throws {
    let members = try Self.properties(of: type, in: module)
    let rows = try Self.rows(below: type, on: page)

    #expect(!members.isEmpty)
    #expect(members.subtracting(rows).isEmpty, "docs/\(page).md has no row for these members")
  }

  @Test func `the tables of the shape file have all its members`() throws {
    let reader = try PackageFolder.text("Sources/ScreenDocument/Contents/ShapeReader.swift")
    let lists = reader.matches(of: #/static let allowed(?:File|List)Members = \[([^\]]*)\]/#).map(
      \.1
    )
    let members = Set(lists.flatMap { $0.matches(of: #/"(\w+)"/#).map { String($0.1) } })
    let rows = try Self.rows(below: "The shape file", on: "screens")

    #expect(lists.count == 2)
    #expect(members.subtracting(rows).isEmpty, "docs/screens.md has no row for these members")
  }

  /// Returns the stored and computed properties that the public interface lists for a type.
  private static func properties(of type: String, in module: String) throws -> Set<String> {
    let lines = try PackageFolder.text("docs/api/\(module).txt").split(separator: "\n")
    let declaration = try Regex("(struct|class) \(type)\\b")
    let start = try #require(lines.firstIndex { $0.contains(declaration) })
    return Set(
      lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
        .compactMap { $0.firstMatch(of: #/^  (?:@MainActor )?(?:let|var) (\w+)/#) }
        .map { String($0.1) }
    )
  }

  /// Returns the names in the first cells of the tables that follow the first mention of a name at the head of a
  /// section or of a table.
  private static func rows(below name: String, on page: String) throws -> Set<String> {
    let lines = try PackageFolder.text("docs/\(page).md").split(separator: "\n")
    let start = try #require(
      lines.firstIndex { ($0.hasPrefix("#") || $0.hasPrefix("| of ")) && $0.contains(name) }
    )
    let isHeading = lines[start].hasPrefix("#")
    let section = lines[(start + 1)...].prefix {
      isHeading ? !$0.hasPrefix("#") : $0.hasPrefix("|")
    }
    return Set(
      section.compactMap { $0.firstMatch(of: #/^\| ([^|]*) \|/#) }
        .flatMap { $0.1.matches(of: #/`(\w+)`/#).map { String($0.1) } }
    )
  }
}
