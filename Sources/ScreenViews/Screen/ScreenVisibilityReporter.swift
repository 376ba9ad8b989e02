#if canImport(SwiftUI)
import SwiftUI
import TopScreen

/// Reports whether the user sees a screen: its view has appeared, and the app is active.
struct ScreenVisibilityReporter: ViewModifier {
  let impressions: ImpressionTracker?

  #if canImport(UIKit)
  @State private var activityObserver: AppActivityObserver?

  func body(content: Content) -> some View {
    content
      .onAppear {
        activityObserver = impressions.map { impressions in
          AppActivityObserver { [weak impressions] in impressions?.isAppActive = $0 }
        }
        impressions?.isScreenVisible = true
      }
      .onDisappear {
        activityObserver = nil
        impressions?.isScreenVisible = false
      }
  }
  #else
  @Environment(\.scenePhase) private var scenePhase

  func body(content: Content) -> some View {
    content
      .onAppear { impressions?.isScreenVisible = true }
      .onDisappear { impressions?.isScreenVisible = false }
      .onChange(of: scenePhase, initial: true) { _, phase in
        impressions?.isAppActive = phase == .active
      }
  }
  #endif
}
#endif
