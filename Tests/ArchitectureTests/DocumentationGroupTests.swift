import Foundation
import Testing

/// The first page of each module lists its public types in groups.
@Suite struct DocumentationGroupTests {
  @Test func `every public type of a module stands in a group of its first page, once`() throws {
    for module in try Self.modules {
      let types = try Self.types(of: module)
      let listed = try Self.listed(in: module)
      #expect(types.subtracting(listed).isEmpty, "\(module) lists no group for these types")
      #expect(Set(listed).count == listed.count, "\(module) lists a type twice")
    }
  }

  private static var modules: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(
        atPath: PackageFolder.root.appending(path: "docs/api").path
      )
      .filter { $0.hasSuffix(".txt") }
      .map { String($0.dropLast(4)) }
      .filter { try !types(of: $0).isEmpty }
    }
  }

  private static func types(of module: String) throws -> Set<String> {
    let declaration =
      #/^(?:@\S+ )*(?:final |open )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/#
    return Set(
      try PackageFolder.text("docs/api/\(module).txt").split(separator: "\n")
        .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
    )
  }

  private static func listed(in module: String) throws -> [String] {
    try PackageFolder.text("Sources/\(module)/\(module).docc/\(module).md")
      .matches(of: #/\n- ``(\w+)``/#)
      .map { String($0.1) }
  }
}
