// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

// An app for Xcode and Swift Playgrounds; the manifest loads on Apple's platforms alone.
let package = Package(
  name: "ShopApp",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "ShopApp",
      targets: ["ShopApp"],
      bundleIdentifier: "com.example.ShopApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .cloud),
      accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [
    .package(name: "HomeBridge", path: "../.."),
    .package(name: "Shop", path: "../Shop"),
  ],
  targets: [
    .executableTarget(
      name: "ShopApp",
      dependencies: [
        .product(name: "ShopContents", package: "Shop"),
        .product(name: "ShopViews", package: "Shop"),
        .product(name: "ShopLegacy", package: "Shop"),
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "LegacyRx", package: "HomeBridge"),
        .product(name: "Parity", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "ScreenDump", package: "HomeBridge"),
        .product(name: "ScreenViews", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
      ],
      path: "Sources",
      swiftSettings: [
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
