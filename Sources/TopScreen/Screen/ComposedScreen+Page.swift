public import ScreenDocument

extension ComposedScreen {
  /// The page, current space, groups and blocks of a block page; `nil` for any other screen.
  ///
  /// Observation tracks it.
  ///
  /// - Complexity: O(containers + contents).
  public var page: PageOutline? {
    guard !containers.isEmpty else { return nil }
    return PageOutline(
      containers,
      items: stack.items,
      current: { spaces.shownSpace(of: $0, in: containers) },
      place: { contents.versionIndexAndPlaceByID[$0]?.place }
    )
  }

  /// Returns the appearance of a content's box.
  ///
  /// - Returns: The appearance of a delivered block of the page; `nil` for any other content and
  ///   for an unknown id.
  public func appearance(of id: ContentID) -> FundamentalAppearance? {
    contents.versionIndexAndPlaceByID[id]?.place?.appearance
  }
}
