// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The sources of the sample and of the example are compiled again, beside the faults that are planted in their state sides.
let package = Package(
  name: "Faults",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HomeBridge", path: "..")],
  targets: [
    .target(
      name: "ShopContents",
      dependencies: products("ScreenDocument", "TopScreen", "UIStateLayer"),
      resources: [.embedInCode("Resources/shop.json")],
      swiftSettings: settings
    ),
    .target(
      name: "ShopLegacy",
      dependencies: ["ShopContents"]
        + products("ScreenDocument", "TopScreen", "LegacyRx", "Bridge"),
      swiftSettings: [.define("LegacyHome")] + settings
    ),
    .executableTarget(
      name: "PlantedFaults",
      dependencies: ["ShopContents", "ShopLegacy"]
        + products(
          "ScreenViews",
          "ScreenDump",
          "TopScreen",
          "ScreenDocument",
          "UIStateLayer",
          "StrictJSON",
          "LegacyRx",
          "Parity",
          "Bridge",
          "BridgeDump",
          "HomeBridgeTesting"
        ),
      exclude: [
        "SampleHome/HomeDump.swift", "SampleHome/Resources", "SampleHome/Previews",
        "SampleHome/Legacy/Channel",
      ],
      swiftSettings: [.define("LegacyBridge")] + settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

private func products(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "HomeBridge") }
}
