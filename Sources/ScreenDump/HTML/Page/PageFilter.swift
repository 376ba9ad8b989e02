/// The controls of a page that select its entries: counts to press, and a search.
///
/// An entry is an element with ``tags(_:differs:)``. The controls work with the page's script;
/// without it the counts are plain texts and the search is hidden.
package struct PageFilter {
  /// A property of entries, and how many have it.
  package struct Count {
    /// The property: a name without blanks and commas.
    package let tag: String
    /// The number of entries, with a sign and words: `✗ 3 different`.
    package let text: String
    /// The class of the colour.
    package let tone: String

    /// Describes a count.
    package init(_ tag: String, _ text: String, tone: String = "") {
      self.tag = tag
      self.text = text
      self.tone = tone
    }
  }

  /// The number of entries from which on a page leaves out the layout of those outside the window,
  /// and waits for the reader's next letter before it searches.
  package static let manyEntries = 200

  private let counts: [Count]
  private let label: String
  private let entryCount: Int

  /// Creates the controls.
  ///
  /// - Parameters:
  ///   - counts: The properties by which entries can be selected.
  ///   - label: What a search finds.
  ///   - entryCount: The number of entries.
  package init(_ counts: [Count], label: String, entryCount: Int) {
    self.counts = counts
    self.label = label
    self.entryCount = entryCount
  }

  /// Whether the page has so many entries that only those in the window are laid out.
  var hasManyEntries: Bool { entryCount > Self.manyEntries }

  /// The counts, for the head of the page.
  package var chips: Markup {
    counts.map { count -> Markup in
      "<li>\(Self.button(count.tag, count.text, className: "chip \(count.tone)"))</li>"
    }
    .joined()
  }

  /// Returns a count to press.
  ///
  /// - Parameters:
  ///   - tag: The property of the entries that it selects.
  ///   - text: The number of entries, with words.
  ///   - className: The class of its look.
  /// - Returns: The button.
  package static func button(_ tag: String, _ text: String, className: String = "") -> Markup {
    """
    <button type="button" class="\(className)" data-only="\(tag)" aria-pressed="false" \
    disabled>\(text)</button>
    """
  }

  /// The search, and how many entries are shown.
  var markup: Markup {
    """
    <div class="filter" id="filter" role="search" aria-label="Select entries" hidden>
    <label class="find" for="filter-text">\(label)\
    <input type="search" id="filter-text" autocomplete="off"></label>
    <output id="filter-count" role="status"></output>
    <p class="keys"><kbd>/</kbd> search · <kbd>n</kbd> next · <kbd>p</kbd> previous</p>
    </div>

    """
  }

  /// Returns the attributes of an entry.
  ///
  /// - Parameters:
  ///   - tags: The properties of the entry.
  ///   - differs: Whether `n` and `p` stop at the entry.
  /// - Returns: The attributes.
  package static func tags(_ tags: [String], differs: Bool = false) -> Markup {
    "data-tags=\"\(tags.joined(separator: " "))\"\(differs ? " data-differs" : "")"
  }
}
