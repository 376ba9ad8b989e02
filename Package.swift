// swift-tools-version: 6.2

import PackageDescription

/// Makes `homedump` start faster on Linux, where the first use of a generic type by its mangled name
/// searches all conformances of the process.
///
/// With this setting the compiled code names the conformances itself. Libraries have no unsafe
/// flags, because a package may refuse dependencies that have some.
let metadataWithoutMangledNames = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
  .when(platforms: [.linux], configuration: .release)
)

// What goes with the migration stands between the two marks; the last day deletes exactly that.
let package = Package(
  name: "HomeBridge",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "homedump", targets: ["SampleHome"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .library(name: "JSONLogic", targets: ["JSONLogic"]),
    .library(name: "FeatureFlags", targets: ["FeatureFlags"]),
    .library(name: "ScreenDocument", targets: ["ScreenDocument"]),
    .library(name: "ScreenNetwork", targets: ["ScreenNetwork"]),
    .library(name: "UIStateLayer", targets: ["UIStateLayer"]),
    .library(name: "TopScreen", targets: ["TopScreen"]),
    .library(name: "ScreenViews", targets: ["ScreenViews"]),
    .library(name: "ScreenDump", targets: ["ScreenDump"]),
    // LegacyBridge: begin
    .library(name: "LegacyRx", targets: ["LegacyRx"]),
    .library(name: "Parity", targets: ["Parity"]),
    .library(name: "Bridge", targets: ["Bridge"]),
    .library(name: "BridgeDump", targets: ["BridgeDump"]),
    .library(name: "HomeBridgeTesting", targets: ["HomeBridgeTesting"]),
    // LegacyBridge: end
  ],
  // LegacyBridge: begin
  traits: [
    .default(enabledTraits: ["LegacyBridge"]),
    .trait(
      name: "LegacyBridge",
      description: "The old world and the bridge to it. Off: the migrated app, today."
    ),
  ],
  // LegacyBridge: end
  targets: [
    .target(name: "Basics"),
    .target(name: "StrictJSON"),
    .target(
      name: "JSONLogic",
      dependencies: [
        "StrictJSON"
      ]
    ),
    .target(
      name: "FeatureFlags",
      dependencies: [
        "Basics", "JSONLogic", "StrictJSON",
      ]
    ),
    .target(
      name: "ScreenDocument",
      dependencies: [
        "Basics", "JSONLogic", "StrictJSON",
      ]
    ),
    // Guards the process against lengths of documents that Foundation for Linux traps at.
    .target(name: "ContentLengthGuard"),
    .target(
      name: "ScreenNetwork",
      dependencies: [
        "ScreenDocument", "ContentLengthGuard", "Basics", "StrictJSON",
      ]
    ),
    .target(name: "UIStateLayer"),
    .target(
      name: "TopScreen",
      dependencies: [
        "ScreenDocument", "UIStateLayer", "JSONLogic", "StrictJSON",
      ]
    ),
    .target(
      name: "ScreenViews",
      dependencies: [
        "TopScreen", "ScreenDocument", "UIStateLayer",
      ]
    ),
    .target(
      name: "ScreenDump",
      dependencies: [
        "TopScreen", "ScreenDocument", "UIStateLayer", "Basics", "JSONLogic", "StrictJSON",
      ]
    ),
    // LegacyBridge: begin
    .target(name: "LegacyRx"),
    .target(
      name: "Parity",
      dependencies: [
        "Basics", "StrictJSON", "ScreenDocument", "UIStateLayer", "JSONLogic",
      ]
    ),
    .target(
      name: "Bridge",
      dependencies: [
        "LegacyRx", "TopScreen", "ScreenDocument", "UIStateLayer", "Basics", "JSONLogic",
        "StrictJSON", "FeatureFlags", "Parity",
      ]
    ),
    .target(
      name: "BridgeDump",
      dependencies: [
        "Bridge", "LegacyRx", "ScreenDump", "TopScreen", "ScreenDocument", "Basics", "JSONLogic",
        "StrictJSON", "FeatureFlags", "Parity",
      ]
    ),
    .target(
      name: "HomeBridgeTesting",
      dependencies: [
        "Bridge", "LegacyRx", "TopScreen", "ScreenDocument", "UIStateLayer", "Basics", "StrictJSON",
        "Parity",
      ]
    ),
    // LegacyBridge: end
    .executableTarget(
      name: "SampleHome",
      dependencies: [
        "ScreenViews", "ScreenDump", "ScreenNetwork", "TopScreen", "ScreenDocument", "UIStateLayer",
        // LegacyBridge: begin
        .target(name: "LegacyRx", condition: .when(traits: ["LegacyBridge"])),
        .target(name: "Bridge", condition: .when(traits: ["LegacyBridge"])),
        .target(name: "BridgeDump", condition: .when(traits: ["LegacyBridge"])),
        // LegacyBridge: end
      ],
      resources: [
        .embedInCode("Resources/home.json"),
        .embedInCode("Resources/page/layout.json"),
        .embedInCode("Resources/page/property.json"),
        .embedInCode("Resources/page/data.json"),
        // LegacyBridge: begin
        .embedInCode("Legacy/Channel/channel.txt"),
        // LegacyBridge: end
      ],
      swiftSettings: [metadataWithoutMangledNames]
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "CounterScreen",
      dependencies: [
        "ScreenDocument", "TopScreen", "UIStateLayer",
      ],
      path: "Tests/CounterScreen"
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .executableTarget(
      name: "CacheWriter",
      dependencies: [
        "ScreenDocument"
      ],
      path: "Tests/CacheWriter"
    ),
    .testTarget(
      name: "StrictJSONTests",
      dependencies: [
        "StrictJSON", "TestSupport",
      ]
    ),
    .testTarget(
      name: "JSONLogicTests",
      dependencies: [
        "JSONLogic", "StrictJSON", "TestSupport",
      ]
    ),
    .testTarget(
      name: "FeatureFlagsTests",
      dependencies: ["FeatureFlags", "JSONLogic", "StrictJSON", "TestSupport"]
    ),
    .testTarget(
      name: "ScreenDocumentTests",
      dependencies: [
        "ScreenDocument", "TestSupport", "CacheWriter", "Basics", "StrictJSON",
      ]
    ),
    .testTarget(
      name: "ScreenNetworkTests",
      dependencies: [
        "ScreenNetwork", "ScreenDocument", "UIStateLayer", "TestSupport",
      ]
    ),
    .testTarget(
      name: "UIStateLayerTests",
      dependencies: [
        "UIStateLayer", "CounterScreen", "TestSupport",
      ]
    ),
    .testTarget(
      name: "TopScreenTests",
      dependencies: [
        "TopScreen", "ScreenDocument", "UIStateLayer", "CounterScreen", "TestSupport", "JSONLogic",
        "StrictJSON",
      ]
    ),
    .testTarget(
      name: "ScreenDumpTests",
      dependencies: [
        "ScreenDump", "ScreenNetwork", "TopScreen", "ScreenDocument", "UIStateLayer", "TestSupport",
        "Basics", "StrictJSON", "JSONLogic",
      ]
    ),
    .testTarget(
      name: "SampleHomeTests",
      dependencies: [
        "SampleHome", "ScreenDump", "TopScreen", "ScreenDocument", "UIStateLayer", "TestSupport",
        "StrictJSON",
        // LegacyBridge: begin
        .target(name: "LegacyRx", condition: .when(traits: ["LegacyBridge"])),
        .target(name: "Bridge", condition: .when(traits: ["LegacyBridge"])),
        // LegacyBridge: end
      ],
      exclude: ["Samples/page.expected.json"]
    ),
    // LegacyBridge: begin
    .target(
      name: "LegacyRxTestKit",
      dependencies: [
        "LegacyRx"
      ],
      path: "Tests/LegacyRxTestKit"
    ),
    .testTarget(
      name: "LegacyRxTests",
      dependencies: [
        "LegacyRx", "LegacyRxTestKit", "TestSupport",
      ]
    ),
    .executableTarget(
      name: "LedgerAppender",
      dependencies: [
        "Parity", "ScreenDocument",
      ],
      path: "Tests/LedgerAppender"
    ),
    .executableTarget(
      name: "JournalAppender",
      dependencies: [
        "Parity", "ScreenDocument", "StrictJSON",
      ],
      path: "Tests/JournalAppender"
    ),
    .executableTarget(
      name: "ProbationRunner",
      dependencies: [
        "Bridge", "LegacyRx", "TopScreen", "ScreenDocument", "CounterScreen", "JSONLogic", "Parity",
      ],
      path: "Tests/ProbationRunner"
    ),
    .testTarget(
      name: "ParityTests",
      dependencies: [
        "Parity", "ScreenDocument", "UIStateLayer", "Basics", "JSONLogic", "StrictJSON",
        "TestSupport", "LedgerAppender", "JournalAppender",
      ]
    ),
    .testTarget(
      name: "BridgeTests",
      dependencies: [
        "Bridge", "LegacyRx", "TopScreen", "ScreenDocument", "UIStateLayer", "CounterScreen",
        "TestSupport", "ProbationRunner", "Basics", "JSONLogic", "StrictJSON", "FeatureFlags",
        "Parity",
      ]
    ),
    .testTarget(
      name: "BridgeDumpTests",
      dependencies: [
        "BridgeDump", "Bridge", "LegacyRx", "ScreenDump", "ScreenNetwork", "TopScreen",
        "ScreenDocument", "UIStateLayer", "TestSupport", "JSONLogic", "StrictJSON", "FeatureFlags",
        "Parity",
      ]
    ),
    .executableTarget(
      name: "SuiteRunner",
      dependencies: [
        "HomeBridgeTesting", "Bridge", "BridgeDump", "LegacyRx", "ScreenDump", "TopScreen",
        "ScreenDocument", "CounterScreen", "UIStateLayer",
      ],
      path: "Tests/SuiteRunner"
    ),
    .testTarget(
      name: "MigrationTests",
      dependencies: [
        "SampleHome", "HomeBridgeTesting", "Bridge", "BridgeDump", "LegacyRx", "ScreenDump",
        "TopScreen", "ScreenDocument", "UIStateLayer", "CounterScreen", "TestSupport",
        "SuiteRunner", "JSONLogic", "StrictJSON", "FeatureFlags", "Parity",
      ],
      exclude: ["Example/home.journal"]
    ),
    // LegacyBridge: end
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = target.swiftSettings ?? []
  target.swiftSettings? += [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}

// A part of the test targets, where a build is slow: under a sanitizer, for example.
if let names = Context.environment["TEST_TARGETS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
