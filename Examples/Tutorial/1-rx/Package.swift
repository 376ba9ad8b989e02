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
      dependencies: [.product(name: "LegacyRx", package: "HomeBridge")]
    ),
    .executableTarget(
      name: "inbox",
      dependencies: ["InboxContent"],
      resources: [.embedInCode("Resources/inbox.json")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
