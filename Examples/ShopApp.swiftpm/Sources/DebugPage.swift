import Foundation

/// The report of a screen, as a page.
struct DebugPage: Identifiable {
  let id = UUID()
  /// The document.
  let html: String
}
