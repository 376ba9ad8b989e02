// swift-tools-version: 6.2

import PackageDescription

// The glue code for Apple's frameworks, type-checked and run on Linux beside stub modules of the
// same names, written from their public documentation.
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
    .target(name: "UIStateLayer"),
    .target(
      name: "TopScreen",
      dependencies: ["JSONLogic", "StrictJSON", "ScreenDocument", "UIStateLayer"]
    ),
    .target(name: "ScreenViews", dependencies: ["TopScreen", "ScreenDocument", "UIStateLayer"]),
    .target(
      name: "SampleHome",
      dependencies: ["StrictJSON", "ScreenViews", "TopScreen", "ScreenDocument", "UIStateLayer"],
      exclude: [
        "HomeDump.swift", "Resources", "Channel/ChannelAction+Script.swift",
        "Channel/PlayedStep+Channel.swift", "Channel/ScriptedChannel.swift",
        "Timeline/ScriptedTimeline.swift", "Legacy",
      ]
    ),
    .target(
      name: "HomeScreenView",
      dependencies: ["StrictJSON", "ScreenViews", "TopScreen", "ScreenDocument", "UIStateLayer"],
      packageAccess: false
    ),
    .target(name: "TestSupport"),
    .target(name: "CounterScreen", dependencies: ["ScreenDocument", "TopScreen", "UIStateLayer"]),
    .testTarget(
      name: "AppleGlueTests",
      dependencies: [
        "SampleHome", "ScreenViews", "StrictJSON", "TopScreen", "ScreenDocument", "UIStateLayer",
        "CounterScreen", "TestSupport", "HomeScreenView",
        // LegacyBridge: begin
        "Bridge", "LegacyRx", "Parity", "TopViewControllerBefore", "TopViewControllerAfter",
        "ShopApp", "WebKit",
        // LegacyBridge: end
      ],
      // Testing has overlays for the real frameworks of these names, which do not exist here.
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// LegacyBridge: begin
package.targets += [
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
  .target(
    name: "ScreenDump",
    dependencies: [
      "Basics", "JSONLogic", "StrictJSON", "TopScreen", "ScreenDocument", "UIStateLayer",
    ]
  ),
  .target(name: "TopViewControllerBefore", dependencies: ["LegacyRx"], packageAccess: false),
  .target(
    name: "TopViewControllerAfter",
    dependencies: [
      "Bridge", "LegacyRx", "Parity", "ScreenViews", "StrictJSON", "TopScreen", "ScreenDocument",
      "UIStateLayer",
    ],
    packageAccess: false
  ),
]

// The packages Examples/Shop and Examples/ShopApp.swiftpm.
let shop: [SwiftSetting] = [.define("LegacyHome"), .unsafeFlags(["-package-name", "shop"])]

package.targets += [
  .target(name: "WebKit", dependencies: ["UIKit"], path: "Stubs/WebKit"),
  .target(
    name: "ShopContents",
    dependencies: ["ScreenDocument", "TopScreen", "UIStateLayer"],
    resources: [.embedInCode("Resources/shop.json")],
    packageAccess: false,
    swiftSettings: shop
  ),
  .target(
    name: "ShopViews",
    dependencies: ["ShopContents", "ScreenDocument", "ScreenViews", "TopScreen"],
    packageAccess: false,
    swiftSettings: shop
  ),
  .target(
    name: "ShopLegacy",
    dependencies: ["ShopContents", "ScreenDocument", "TopScreen", "LegacyRx", "Bridge"],
    packageAccess: false,
    swiftSettings: shop
  ),
  .executableTarget(
    name: "ShopApp",
    dependencies: [
      "ShopContents", "ShopViews", "ShopLegacy", "Bridge", "LegacyRx", "Parity", "ScreenDocument",
      "ScreenDump", "ScreenViews", "TopScreen", "WebKit",
    ],
    packageAccess: false
  ),
]
// LegacyBridge: end

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

// Every target that checks whether it can import a stub depends on both, so that the result does not
// depend on the build order.
let drawing: Set = [
  "UIStateLayer", "TopScreen", "ScreenViews", "SampleHome", "HomeScreenView", "AppleGlueTests",
  // LegacyBridge: begin
  "TopViewControllerBefore", "TopViewControllerAfter", "ShopViews", "ShopLegacy", "ShopApp",
  // LegacyBridge: end
]
for target in package.targets where drawing.contains(target.name) {
  target.dependencies += ["SwiftUI", "UIKit"]
}
