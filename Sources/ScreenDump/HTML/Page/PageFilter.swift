/// The controls that choose which entries a page shows: a button for each property that entries can
/// have, and a search.
///
/// An entry is an element with the attributes of ``entryAttributes(_:isKeyboardStop:)``. The
/// controls need the page's script: without it, the buttons are disabled and the search is hidden.
package struct PageFilter {
  /// A button that selects the entries with one property.
  package struct PropertyButton {
    /// The property's name, without spaces and commas.
    package let propertyName: String
    /// The number of entries, with a sign and words: `✗ 3 different`.
    package let buttonText: String
    /// The CSS class of the button's colour; empty for the default colour.
    package let colorClass: String

    /// Describes a button.
    package init(_ propertyName: String, _ text: String, colorClass: String = "") {
      self.propertyName = propertyName
      self.buttonText = text
      self.colorClass = colorClass
    }
  }

  /// The greatest number of entries that a page lays out completely and searches at every letter.
  ///
  /// With more entries, a page lays out only the entries in the window, and searches after the
  /// reader has typed no letter for 150 ms.
  package static let maximumFullyLaidOutEntryCount = 200

  private let buttons: [PropertyButton]
  private let searchLabel: String
  private let entryCount: Int

  /// Creates the controls.
  ///
  /// - Parameters:
  ///   - buttons: The buttons, one for each property by which entries can be selected.
  ///   - label: The label of the search, which says what a search finds.
  ///   - entryCount: The number of entries.
  package init(_ buttons: [PropertyButton], label: String, entryCount: Int) {
    self.buttons = buttons
    searchLabel = label
    self.entryCount = entryCount
  }

  /// Whether the page has so many entries that only those in the window are laid out.
  var laysOutOnlyEntriesInWindow: Bool { entryCount > Self.maximumFullyLaidOutEntryCount }

  /// The buttons, as list items for the head of the page.
  package var buttonListItems: Markup {
    buttons.map { button -> Markup in
      "<li>\(Self.filterButton(button.propertyName, button.buttonText, className: "chip \(button.colorClass)"))</li>"
    }
    .joined()
  }

  /// Returns a button that selects the entries with a property; it is disabled until the page's
  /// script runs.
  ///
  /// - Parameters:
  ///   - propertyName: The name of the property.
  ///   - text: The text of the button: the number of entries, with words.
  ///   - className: The CSS class of the button.
  /// - Returns: The button.
  package static func filterButton(
    _ propertyName: String,
    _ text: String,
    className: String = ""
  ) -> Markup {
    """
    <button type="button" class="\(className)" data-only="\(propertyName)" aria-pressed="false" \
    disabled>\(text)</button>
    """
  }

  /// The search field, with the number of shown entries and the help for keys.
  var searchFieldMarkup: Markup {
    """
    <div class="filter" id="filter" role="search" aria-label="Select entries" hidden>
    <label class="find" for="filter-text">\(searchLabel)\
    <input type="search" id="filter-text" autocomplete="off"></label>
    <output id="filter-count" role="status"></output>
    <p class="keys"><kbd>/</kbd> search · <kbd>n</kbd> next · <kbd>p</kbd> previous</p>
    </div>

    """
  }

  /// Returns the attributes of an entry.
  ///
  /// - Parameters:
  ///   - propertyNames: The names of the entry's properties.
  ///   - isKeyboardStop: Whether the keys `n` and `p`, for the next and previous entry, stop at the
  ///     entry. If it is `false` for all entries of a page, the keys stop at every shown entry.
  /// - Returns: The attributes.
  package static func entryAttributes(
    _ propertyNames: [String],
    isKeyboardStop: Bool = false
  ) -> Markup {
    "data-tags=\"\(propertyNames.joined(separator: " "))\"\(isKeyboardStop ? " data-differs" : "")"
  }
}
