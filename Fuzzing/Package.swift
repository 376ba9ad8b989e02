// swift-tools-version: 6.2

import PackageDescription

let fuzzers = ["FuzzReader", "FuzzShapes", "FuzzBlocks"]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "HomeBridge", path: "..")],
  targets: [
    .target(
      name: "FuzzKit",
      dependencies: [
        .product(name: "StrictJSON", package: "HomeBridge"),
        .product(name: "ScreenDocument", package: "HomeBridge"),
      ]
    )
  ]
    + fuzzers.map { name in
      .executableTarget(
        name: name,
        dependencies: [
          "FuzzKit",
          .product(name: "StrictJSON", package: "HomeBridge"),
          .product(name: "ScreenDocument", package: "HomeBridge"),
        ],
        // libFuzzer provides the main function.
        swiftSettings: [.unsafeFlags(["-parse-as-library"])]
      )
    },
  swiftLanguageModes: [.v6]
)

package.targets.append(
  .executableTarget(
    name: "FuzzFlags",
    dependencies: [
      "FuzzKit",
      .product(name: "FeatureFlags", package: "HomeBridge"),
      .product(name: "JSONLogic", package: "HomeBridge"),
      .product(name: "StrictJSON", package: "HomeBridge"),
    ],
    swiftSettings: [.unsafeFlags(["-parse-as-library"])]
  )
)

// LegacyBridge: begin
package.targets.append(
  .executableTarget(
    name: "FuzzJournal",
    dependencies: [
      "FuzzKit",
      .product(name: "StrictJSON", package: "HomeBridge"),
      .product(name: "Parity", package: "HomeBridge"),
      .product(name: "ScreenDocument", package: "HomeBridge"),
    ],
    swiftSettings: [.unsafeFlags(["-parse-as-library"])]
  )
)
// LegacyBridge: end

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
