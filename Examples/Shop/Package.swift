// swift-tools-version: 6.2

import PackageDescription

let legacy: TargetDependencyCondition? = .when(traits: ["LegacyHome"])

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ShopContents", targets: ["ShopContents"]),
    .library(name: "ShopViews", targets: ["ShopViews"]),
    .library(name: "ShopLegacy", targets: ["ShopLegacy"]),
  ],
  traits: [
    .default(enabledTraits: ["LegacyHome"]),
    .trait(
      name: "LegacyHome",
      description: "The Rx handlers and the bridge to them. Off: the app after its last day."
    ),
  ],
  dependencies: [
    .package(name: "HomeBridge", path: "../..")
  ],
  targets: [
    // What stays: responses, view data, slots and routes, and their views.
    .target(
      name: "ShopContents",
      dependencies: [
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ],
      resources: [.embedInCode("Resources/shop.json")]
    ),
    .target(
      name: "ShopViews",
      dependencies: [
        "ShopContents",
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "ScreenViews", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
      ]
    ),
    // What goes on the last day: the Rx handlers, and their views.
    .target(
      name: "ShopLegacy",
      dependencies: [
        "ShopContents",
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "LegacyRx", package: "HomeBridge", condition: legacy),
        .product(name: "Bridge", package: "HomeBridge", condition: legacy),
      ]
    ),
    .executableTarget(
      name: "shopdump",
      dependencies: [
        "ShopContents",
        .product(name: "ScreenDump", package: "HomeBridge"),
        .target(name: "ShopLegacy", condition: legacy),
        .product(name: "BridgeDump", package: "HomeBridge", condition: legacy),
      ]
    ),
    .testTarget(
      name: "ShopContentsTests",
      dependencies: [
        "ShopContents",
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ]
    ),
    .testTarget(
      name: "ShopMigrationTests",
      dependencies: [
        "ShopContents",
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .target(name: "ShopLegacy", condition: legacy),
        .product(name: "Bridge", package: "HomeBridge", condition: legacy),
        .product(name: "HomeBridgeTesting", package: "HomeBridge", condition: legacy),
        .product(name: "LegacyRx", package: "HomeBridge", condition: legacy),
        .product(name: "Parity", package: "HomeBridge", condition: legacy),
      ],
      exclude: ["shop.journal"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
