/// Creates the ids of a page's cards, by which links lead to them; each id is unique.
struct CardAnchors {
  private var given: Set<String> = []
  private var counts: [Slug: Int] = [:]

  /// Returns the id of the next card; adds a number to the name if another card has the id.
  ///
  /// - Parameter slug: The content's name.
  /// - Returns: An id that no other card of the page has.
  mutating func next(for slug: Slug) -> String {
    while true {
      let count = counts[slug, default: 0] + 1
      counts[slug] = count
      let anchor = count == 1 ? "content-\(slug)" : "content-\(slug)-\(count)"
      if given.insert(anchor).inserted { return anchor }
    }
  }
}
