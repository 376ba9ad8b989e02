import Foundation

/// An HTML page that reports a screen.
struct DebugPage: Identifiable {
  let id = UUID()
  /// The HTML document.
  let html: String
}
