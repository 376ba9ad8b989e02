import Foundation
import ScreenDocument
import TopScreen

@testable import SampleHome

/// The sample's home screen as in the migrated app.
@MainActor
struct SampleScreen {
  let model: HomeScreenModel<HomeUIState>

  init() throws {
    let context = try ViewDataContext.sample()
    model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { context }
  }

  static func home() throws -> ContentDocument {
    try ContentDocument(reading: bytes("home.json"))
  }

  static func page() throws -> ContentDocument {
    try ContentDocument(
      reading: .blocks(
        layout: bytes("page/layout.json"),
        property: bytes("page/property.json"),
        data: bytes("page/data.json")
      )
    )
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    var package = URL(filePath: #filePath)
    for _ in 0..<6 { package.deleteLastPathComponent() }
    return Array(try Data(contentsOf: package.appending(components: "Samples", name)))
  }
}
