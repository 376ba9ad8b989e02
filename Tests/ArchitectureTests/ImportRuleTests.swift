import Foundation
import TestSupport
import Testing

@Suite(.long) struct ImportRuleTests {
  /// The modules of this package that each module may import: the arrows of the picture in
  /// docs/modules.md.
  private static let allowed: [String: Set<String>] = [
    "Basics": [],
    "StrictJSON": [],
    "UIStateLayer": [],
    "LegacyRx": [],
    "JSONLogic": ["StrictJSON"],
    "FeatureFlags": ["Basics", "JSONLogic", "StrictJSON"],
    "ScreenDocument": ["Basics", "JSONLogic", "StrictJSON"],
    "ScreenNetwork": ["Basics", "ScreenDocument", "StrictJSON"],
    "TopScreen": ["JSONLogic", "ScreenDocument", "StrictJSON", "UIStateLayer"],
    "Parity": ["Basics", "JSONLogic", "ScreenDocument", "StrictJSON", "UIStateLayer"],
    "ScreenViews": ["ScreenDocument", "TopScreen", "UIStateLayer"],
    "ScreenDump": [
      "Basics", "JSONLogic", "ScreenDocument", "StrictJSON", "TopScreen", "UIStateLayer",
    ],
    "Bridge": [
      "Basics", "FeatureFlags", "JSONLogic", "LegacyRx", "Parity", "ScreenDocument", "StrictJSON",
      "TopScreen", "UIStateLayer",
    ],
    "BridgeDump": [
      "Basics", "Bridge", "FeatureFlags", "JSONLogic", "LegacyRx", "Parity", "ScreenDocument",
      "ScreenDump", "StrictJSON", "TopScreen", "UIStateLayer",
    ],
    "HomeBridgeTesting": [
      "Basics", "Bridge", "FeatureFlags", "LegacyRx", "Parity", "ScreenDocument", "StrictJSON",
      "TopScreen", "UIStateLayer",
    ],
    "SampleHome": [
      "Bridge", "BridgeDump", "FeatureFlags", "LegacyRx", "Parity", "ScreenDocument", "ScreenDump",
      "ScreenNetwork", "ScreenViews", "StrictJSON", "TopScreen", "UIStateLayer",
    ],
  ]

  private static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationNetworking", "Observation", "Synchronization", "Glibc",
    "Darwin", "Musl",
  ]

  private static let goesWithTheMigration: Set<String> = [
    "LegacyRx", "Parity", "Bridge", "BridgeDump", "HomeBridgeTesting",
  ]

  @Test func `every module imports only the modules that its layer allows`() throws {
    for source in try PackageFolder.sources() {
      let allowed = try #require(Self.allowed[source.module], "\(source.module) has no rule")
      for statement in ImportStatement.all(in: source.lines) {
        let isUI = ["Accessibility", "CoreGraphics", "SwiftUI", "UIKit"].contains(statement.module)
        #expect(
          allowed.contains(statement.module) || Self.toolchain.contains(statement.module)
            || (isUI && statement.isConditional),
          "\(source.path) imports \(statement.module)"
        )
      }
    }
  }

  @Test func `only the sample's tool imports the network module`() throws {
    let sources = try PackageFolder.sources()
    let importing = { (module: String) in
      sources.filter { ImportStatement.all(in: $0.lines).contains { $0.module == module } }
    }

    #expect(Set(importing("FoundationNetworking").map(\.module)) == ["ScreenNetwork"])
    #expect(importing("ScreenNetwork").map(\.path) == ["SampleHome/HomeDump.swift"])
  }

  @Test func `A7 no permanent module imports a module that is deleted with the migration`() throws {
    let staying = try PackageFolder.sources().filter { source in
      !Self.goesWithTheMigration.contains(source.module)
        && !source.path.hasPrefix("SampleHome/Legacy/")
        && source.path != "SampleHome/HomeDump.swift"
    }

    #expect(
      Set(staying.map(\.module)).isSuperset(of: ["ScreenDocument", "TopScreen", "SampleHome"])
    )
    for source in staying {
      let imports = Set(ImportStatement.all(in: source.lines).map(\.module))
      #expect(imports.isDisjoint(with: Self.goesWithTheMigration), "\(source.path)")
    }
  }

  @Test func `A7 no permanent target depends on a deleted one unless the trait is on`() throws {
    let manifest = try PackageFolder.manifest().components(separatedBy: "\n")
    var isMarked = false
    for (number, line) in manifest.enumerated() {
      if line.contains("LegacyBridge: begin") { isMarked = true }
      for module in Self.goesWithTheMigration where line.contains("\"\(module)\"") {
        #expect(isMarked, "Package.swift:\(number + 1) names \(module) outside the marks")
      }
      let isDependencyOfSample = line.contains("condition: .when(traits: [\"LegacyBridge\"])")
      if line.contains(".target(name:"), line.contains("condition:") {
        #expect(isDependencyOfSample, "Package.swift:\(number + 1)")
      }
      if line.contains("LegacyBridge: end") { isMarked = false }
    }
  }

  @Test func `the two sides of the sample share no formatting code`() throws {
    let sample = try PackageFolder.sources().filter { $0.module == "SampleHome" }
    let formatting = sample.filter { $0.path.hasPrefix("SampleHome/Formatting/") }
    let legacy = sample.filter { $0.path.hasPrefix("SampleHome/Legacy/") }
    let stateTypes = formatting.flatMap(Self.declaredTypes)
    #expect(stateTypes.count > 5)

    for source in legacy {
      let words = Set(source.lines.joined(separator: "\n").split { !$0.isLetter && $0 != "_" })
      for type in stateTypes {
        #expect(!words.contains(type[...]), "\(source.path) uses \(type) of the state side")
      }
      let callsStateSide = source.lines.contains { $0.contains("ViewData(response") }
      #expect(!callsStateSide, "\(source.path) calls a pure function of the state side")
    }
    for source in sample where !source.path.hasPrefix("SampleHome/Legacy/") {
      for type in legacy.flatMap(Self.declaredTypes)
      where source.path != "SampleHome/HomeDump.swift" {
        let text = source.lines.joined(separator: "\n")
        #expect(!text.contains(type), "\(source.path) uses \(type) of the legacy side")
      }
    }
  }

  private static func declaredTypes(in source: PackageFolder.Source) -> [String] {
    source.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix(" "),
        let keyword = words.firstIndex(where: { ["struct", "class", "enum"].contains($0) }),
        words.indices.contains(keyword + 1)
      else { return nil }
      return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber })
    }
  }

  @Test func `only the sample checks the trait`() throws {
    for source in try PackageFolder.sources() where source.module != "SampleHome" {
      let lines = source.lines.filter { $0.hasPrefix("#if") && $0.contains("LegacyBridge") }
      #expect(lines.isEmpty, "\(source.path)")
    }
  }

  @Test func `every legacy file of the sample is compiled only with the trait`() throws {
    for source in try PackageFolder.sources() where source.path.hasPrefix("SampleHome/Legacy/") {
      #expect(source.lines.first == "#if LegacyBridge", "\(source.path)")
      #expect(source.lines.last { !$0.isEmpty } == "#endif", "\(source.path)")
    }
  }
}
