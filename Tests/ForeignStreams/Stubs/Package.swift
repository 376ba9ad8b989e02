// swift-tools-version: 6.2

import PackageDescription

// A package of their own, as the published libraries are: what conforms them to a protocol of the bridge stands in a
// third module.
let libraries = ["RxSwift", "ReactiveSwift", "Combine", "Tidal"]

let package = Package(
  name: "Stubs",
  platforms: [.macOS(.v15)],
  products: libraries.map { .library(name: $0, targets: [$0]) },
  targets: libraries.map { .target(name: $0) }
)
