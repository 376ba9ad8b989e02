/// All that a screen draws, as one value: its children, its loading, and what stands over it.
///
/// A screen is a function of this value alone. Two equal values are the same screen, and one that
/// is encoded is a whole test expectation.
///
/// ```swift
/// typealias TimelineViewData = ScreenViewData<ListViewData<PostViewData>, ComposeViewData>
/// ```
public struct ScreenViewData<Content: ViewData, Modal: ViewData>: ViewData {
  /// The view data of the screen's children.
  public var content: Content
  /// What the screen shows of its loading.
  public var loading: LoadingViewData
  /// Sheets and dialogs over the screen, the lowest one first; `Never` for a screen without.
  public var modals: [Modal]

  /// Composes a screen.
  ///
  /// - Parameters:
  ///   - content: The view data of the screen's children.
  ///   - loading: What the screen shows of its loading.
  ///   - modals: Sheets and dialogs over the screen, the lowest one first.
  public init(content: Content, loading: LoadingViewData = .none, modals: [Modal] = []) {
    self.content = content
    self.loading = loading
    self.modals = modals
  }

  /// Whether nothing is drawn: no content, no loading, no modal.
  public var isEmpty: Bool { content.isEmpty && loading.isEmpty && modals.isEmpty }
}

extension Never: ViewData {}
