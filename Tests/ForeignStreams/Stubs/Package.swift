// swift-tools-version: 6.2

import PackageDescription

// A package of its own, like the published libraries: a third module conforms them to a protocol of
// the bridge.
let libraries = ["RxSwift", "ReactiveSwift", "Combine", "Tidal"]

let package = Package(
  name: "Stubs",
  platforms: [.macOS(.v15)],
  products: libraries.map { .library(name: $0, targets: [$0]) },
  targets: libraries.map { .target(name: $0) }
)
