public import ScreenDocument

extension ComposedScreen {
  /// The nested boxes of a block page; `nil` for any other screen.
  ///
  /// Tracked by Observation.
  ///
  /// - Complexity: O(containers + contents).
  public var page: PageOutline? {
    guard !containers.isEmpty else { return nil }
    return PageOutline(
      containers,
      items: stack.items,
      current: { spaces.current(of: $0, in: containers) },
      place: { contents.shown[$0]?.place }
    )
  }

  /// Returns the appearance of a content's box.
  ///
  /// - Returns: The appearance of a block; `nil` for any other content.
  public func appearance(of id: ContentID) -> FundamentalAppearance? {
    contents.shown[id]?.place?.appearance
  }
}
