/// The loading state of a screen, shown beside or in place of its contents.
public enum LoadingViewData: ViewData {
  /// Nothing is loading, and nothing has failed.
  case none
  /// The first data is awaited: placeholders stand for the contents.
  case first
  /// Newer data is awaited while the contents are shown.
  case refreshing
  /// Loading has failed; the message is what the screen says of it.
  case failed(message: String)

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { self == .none }
}
