/// What the timeline does once.
enum TimelineCommand: Equatable, Sendable, CustomStringConvertible {
  /// Shows the newest post.
  case scrollToTop
  /// Shows a sentence for a moment.
  case showToast(String)

  var description: String {
    switch self {
    case .scrollToTop: "scrollToTop"
    case .showToast(let text): "showToast \(text)"
    }
  }
}
