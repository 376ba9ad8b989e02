/// The one-time commands of the timeline.
enum TimelineCommand: Equatable, Sendable, CustomStringConvertible {
  /// The view scrolls to the newest post.
  case scrollToTop
  /// The view shows a sentence for a short time.
  case showToast(String)

  var description: String {
    switch self {
    case .scrollToTop: "scrollToTop"
    case .showToast(let text): "showToast \(text)"
    }
  }
}
