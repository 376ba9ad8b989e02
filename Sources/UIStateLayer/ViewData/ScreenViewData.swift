/// All view data of a screen as one value: its children, its loading state, and its modals.
///
/// A screen depends on this value only. Equal values give equal screens, and an encoded value is a
/// complete expectation for a test.
///
/// ```swift
/// typealias TimelineViewData = ScreenViewData<ListViewData<PostViewData>, PostDraftViewData>
/// ```
public struct ScreenViewData<Content: ViewData, Modal: ViewData>: ViewData {
  /// The view data of the views that the screen contains.
  public var content: Content
  /// The loading state.
  public var loading: LoadingViewData
  /// The sheets and dialogs over the screen, the lowest one first; a screen that never has any uses
  /// `Never` as `Modal`.
  public var modals: [Modal]

  /// Creates the view data of a screen.
  ///
  /// - Parameters:
  ///   - content: The view data of the screen's children.
  ///   - loading: The loading state.
  ///   - modals: The sheets and dialogs over the screen, the lowest one first.
  public init(content: Content, loading: LoadingViewData = .none, modals: [Modal] = []) {
    self.content = content
    self.loading = loading
    self.modals = modals
  }

  /// Whether there is nothing to draw: no content, no loading state, no modal.
  public var isEmpty: Bool { content.isEmpty && loading.isEmpty && modals.isEmpty }
}

extension Never: ViewData {}
