#if canImport(SwiftUI)
#if canImport(Accessibility)
import Accessibility
#endif
import SwiftUI

/// The view of a text that VoiceOver announces when the view appears.
struct TextAnnouncedOnAppear: View {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text).onAppear { AccessibilityNotification.Announcement(text).post() }
  }
}
#endif
