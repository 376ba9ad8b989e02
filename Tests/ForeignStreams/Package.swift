// swift-tools-version: 6.2

import PackageDescription

// Legacy handlers on stream libraries other than LegacyRx, and the adapters that an app writes for
// them. Stubs replace the published libraries, written from their public documentation; Tidal is a
// library of this package's own, with other names and a thread of its own.
let package = Package(
  name: "ForeignStreams",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HomeBridge", path: "../.."), .package(path: "Stubs")],
  targets: [
    .target(
      name: "ForeignHandlers",
      dependencies: [
        .product(name: "RxSwift", package: "Stubs"),
        .product(name: "ReactiveSwift", package: "Stubs"),
        .product(name: "Combine", package: "Stubs"),
        .product(name: "Tidal", package: "Stubs"),
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ]
    ),
    .testTarget(
      name: "ForeignStreamsTests",
      dependencies: [
        "ForeignHandlers",
        .product(name: "BridgeDump", package: "HomeBridge"),
        .product(name: "HomeBridgeTesting", package: "HomeBridge"),
        .product(name: "LegacyRx", package: "HomeBridge"),
        .product(name: "Parity", package: "HomeBridge"),
        .product(name: "ScreenDump", package: "HomeBridge"),
        .product(name: "StrictJSON", package: "HomeBridge"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
