// swift-tools-version: 6.2

import PackageDescription

// The glue code for Apple's frameworks, type-checked and run on Linux beside stub modules of the
// same names, written from their public documentation. Every target that checks whether it can
// import one of them depends on both, so that the result does not depend on the build order.
let stubs: [Target.Dependency] = ["SwiftUI", "UIKit"]

let package = Package(
  name: "AppleGlue",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "UIKit", path: "Stubs/UIKit"),
    .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Stubs/SwiftUI"),
    .target(name: "Basics"),
    .target(name: "StrictJSON"),
    .target(name: "JSONLogic", dependencies: ["StrictJSON"]),
    .target(name: "FeatureFlags", dependencies: ["Basics", "JSONLogic", "StrictJSON"]),
    .target(name: "ScreenDocument", dependencies: ["Basics", "JSONLogic", "StrictJSON"]),
    .target(name: "UIStateLayer", dependencies: stubs),
    .target(
      name: "TopScreen",
      dependencies: ["JSONLogic", "StrictJSON", "ScreenDocument", "UIStateLayer"] + stubs
    ),
    .target(
      name: "ScreenViews",
      dependencies: ["TopScreen", "ScreenDocument", "UIStateLayer"] + stubs
    ),
    .target(
      name: "SampleHome",
      dependencies: ["StrictJSON", "ScreenViews", "TopScreen", "ScreenDocument", "UIStateLayer"]
        + stubs,
      exclude: [
        "HomeDump.swift", "Resources", "Channel/ChannelAction+Script.swift",
        "Channel/ScriptStep+Channel.swift", "Channel/ScriptedChannel.swift",
        "Timeline/ScriptedTimeline.swift", "Legacy",
      ]
    ),
    .target(
      name: "HomeScreenView",
      dependencies: ["StrictJSON", "ScreenViews", "TopScreen", "ScreenDocument", "UIStateLayer"]
        + stubs
    ),
    // LegacyBridge: begin
    .target(name: "LegacyRx"),
    .target(
      name: "Parity",
      dependencies: ["Basics", "JSONLogic", "StrictJSON", "ScreenDocument", "UIStateLayer"]
    ),
    .target(
      name: "Bridge",
      dependencies: [
        "Basics", "FeatureFlags", "JSONLogic", "LegacyRx", "Parity", "StrictJSON", "TopScreen",
        "ScreenDocument", "UIStateLayer",
      ]
    ),
    .target(name: "TopViewControllerBefore", dependencies: ["LegacyRx"] + stubs),
    .target(
      name: "TopViewControllerAfter",
      dependencies: [
        "Bridge", "LegacyRx", "Parity", "ScreenViews", "StrictJSON", "TopScreen", "ScreenDocument",
        "UIStateLayer",
      ] + stubs
    ),
    // LegacyBridge: end
    .target(name: "TestSupport"),
    .target(name: "CounterScreen", dependencies: ["ScreenDocument", "TopScreen", "UIStateLayer"]),
    .testTarget(
      name: "AppleGlueTests",
      dependencies: [
        "SampleHome", "ScreenViews", "StrictJSON", "TopScreen", "ScreenDocument", "UIStateLayer",
        "CounterScreen", "TestSupport", "HomeScreenView",
        // LegacyBridge: begin
        "Bridge", "LegacyRx", "TopViewControllerBefore", "TopViewControllerAfter",
        // LegacyBridge: end
      ] + stubs,
      // Testing has overlays for the real frameworks of these names, which do not exist here.
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
