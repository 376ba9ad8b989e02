// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Inbox",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [
    .package(name: "HomeBridge", path: "../..")
  ],
  targets: [
    .target(
      name: "InboxContent",
      dependencies: [
        .product(name: "LegacyRx", package: "HomeBridge"),
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ]
    ),
    .executableTarget(
      name: "inbox",
      dependencies: [
        "InboxContent",
        .product(name: "BridgeDump", package: "HomeBridge"),
        .product(name: "ScreenDump", package: "HomeBridge"),
      ],
      resources: [.embedInCode("Resources/inbox.json")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
