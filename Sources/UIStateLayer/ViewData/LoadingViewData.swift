/// The loading state of a screen, shown with or instead of its contents.
public enum LoadingViewData: ViewData {
  /// Nothing is loading, and nothing has failed.
  case none
  /// The first data is loading: placeholders replace the contents.
  case first
  /// Newer data is loading while the contents are shown.
  case refreshing
  /// Loading has failed, with the message for the user.
  case failed(message: String)

  /// Whether the state is ``none``, so that there is nothing to draw.
  public var isEmpty: Bool { self == .none }
}
