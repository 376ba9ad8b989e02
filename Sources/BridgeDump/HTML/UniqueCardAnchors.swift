/// Creates the HTML ids of a page's cards, to which links point; each id is unique among them.
struct UniqueCardAnchors {
  private var usedIDs: Set<String> = []
  private var cardCountOfSlug: [Slug: Int] = [:]

  /// Returns an id for the next card: `content-` and the name, followed by a number if another card
  /// has that id.
  ///
  /// - Parameter slug: The content's name.
  /// - Returns: An id that no other card of the page has.
  mutating func nextAnchor(for slug: Slug) -> String {
    while true {
      let count = cardCountOfSlug[slug, default: 0] + 1
      cardCountOfSlug[slug] = count
      let anchor = count == 1 ? "content-\(slug)" : "content-\(slug)-\(count)"
      if usedIDs.insert(anchor).inserted { return anchor }
    }
  }
}
