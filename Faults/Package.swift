// swift-tools-version: 6.2

import PackageDescription

// The sample's sources are compiled again, beside the faults that are planted in its state sides.
let package = Package(
  name: "Faults",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HomeBridge", path: "..")],
  targets: [
    .executableTarget(
      name: "PlantedFaults",
      dependencies: [
        "ScreenViews", "ScreenDump", "TopScreen", "ScreenDocument", "UIStateLayer", "StrictJSON",
        "LegacyRx", "Parity", "Bridge", "BridgeDump", "HomeBridgeTesting",
      ].map { .product(name: $0, package: "HomeBridge") },
      exclude: ["SampleHome/HomeDump.swift", "SampleHome/Resources", "SampleHome/Legacy/Channel"],
      swiftSettings: [
        .define("LegacyBridge"),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
