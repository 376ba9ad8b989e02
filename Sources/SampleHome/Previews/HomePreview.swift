#if canImport(SwiftUI)
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import TopScreen

/// The home screen of one document, for Xcode's previews; its buttons do nothing.
struct HomePreview: View {
  private let model: HomeScreenModel<HomeUIState>

  /// Creates a preview at the moment for which the bundled documents were written: 1 April 2026, 10:00
  /// in Tokyo.
  ///
  /// - Parameter payload: The document; if it can't be read, the preview shows a failed screen.
  init(_ payload: ScreenPayload) {
    let context = ViewDataContext(
      now: Date(timeIntervalSince1970: 1_775_005_200),
      timeZone: TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt,
      locale: Locale(identifier: "ja_JP")
    )
    model = HomeScreenModel(
      state: HomeUIState(),
      routes: homeRoutes(),
      actions: homeActions(),
      effects: RecordingEffects()
    ) { context }
    if let document = try? ContentDocument(reading: payload) {
      model.show(document)
    } else {
      model.documentFailed()
    }
  }

  var body: some View {
    ScreenStack(model, views: homeViews(open: { _ in }, answer: { _, _ in })) {
    } notice: {
      HomeStateOverlay(screenState: $0)
    }
  }
}
#endif
