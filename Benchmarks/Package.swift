// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HomeBridge", path: "..")],
  targets: [
    .target(name: "BenchmarkKit"),
    .target(
      name: "DocumentBenchmarks",
      dependencies: [
        .product(name: "StrictJSON", package: "HomeBridge"),
        .product(name: "JSONLogic", package: "HomeBridge"), "BenchmarkKit",
        .product(name: "ScreenDocument", package: "HomeBridge"),
      ]
    ),
    .target(
      name: "ScreenBenchmarks",
      dependencies: [
        .product(name: "StrictJSON", package: "HomeBridge"),
        "BenchmarkKit",
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ]
    ),
    .target(
      name: "DumpBenchmarks",
      dependencies: [
        "BenchmarkKit", "ScreenBenchmarks",
        .product(name: "ScreenDump", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
        .product(name: "StrictJSON", package: "HomeBridge"),
      ]
    ),
    // Built beside the benchmarks, and run as processes.
    .executableTarget(name: "EmptyProgram"),
    .target(
      name: "ProcessBenchmarks",
      dependencies: [
        "BenchmarkKit", "EmptyProgram", .product(name: "homedump", package: "HomeBridge"),
      ]
    ),
    .target(
      name: "StateBenchmarks",
      dependencies: ["BenchmarkKit", .product(name: "UIStateLayer", package: "HomeBridge")]
    ),
    // LegacyBridge: begin
    .target(
      name: "BridgeBenchmarks",
      dependencies: [
        .product(name: "JSONLogic", package: "HomeBridge"),
        .product(name: "FeatureFlags", package: "HomeBridge"),
        .product(name: "Parity", package: "HomeBridge"),
        "BenchmarkKit", "ScreenBenchmarks",
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "LegacyRx", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
        .product(name: "StrictJSON", package: "HomeBridge"),
      ]
    ),
    .target(
      name: "ReplayBenchmarks",
      dependencies: [
        .product(name: "StrictJSON", package: "HomeBridge"),
        .product(name: "Parity", package: "HomeBridge"),
        "BenchmarkKit",
        .product(name: "BridgeDump", package: "HomeBridge"),
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "LegacyRx", package: "HomeBridge"),
        .product(name: "ScreenDump", package: "HomeBridge"),
        .product(name: "TopScreen", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
        .product(name: "UIStateLayer", package: "HomeBridge"),
      ]
    ),
    // Prints the error rates of the evidence: `swift run -c release Simulations`.
    .executableTarget(
      name: "Simulations",
      dependencies: [
        .product(name: "Parity", package: "HomeBridge"),
        .product(name: "Bridge", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
      ]
    ),
    .target(name: "AllocationCounter"),
    .target(
      name: "LegacyRxBenchmarks",
      dependencies: [
        "AllocationCounter", "BenchmarkKit",
        .product(name: "LegacyRx", package: "HomeBridge"),
      ]
    ),
    // LegacyBridge: end
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BenchmarkKit", "DocumentBenchmarks", "DumpBenchmarks", "ProcessBenchmarks",
        "ScreenBenchmarks", "StateBenchmarks",
        // LegacyBridge: begin
        "BridgeBenchmarks", "LegacyRxBenchmarks", "ReplayBenchmarks",
        // LegacyBridge: end
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
