package import ScreenDocument
import StrictJSON
import TopScreen

/// A sketch of a whole screen in HTML, with each content outlined in the colour of its side.
package struct ScreenSketch {
  /// A mark that distinguishes a content from the others.
  struct ContentMark {
    /// The CSS class of the mark's colour.
    let className: String
    /// The mark in words, shown after the content's name.
    let words: String
    /// The HTML id of the content's drawing on the other screen, to which the page draws a line;
    /// `nil` for no line.
    let partnerHTMLID: String?
  }

  private let screen: DumpedScreen
  /// The start of the HTML ids of the contents' drawings.
  private let htmlIDPrefix: String
  /// Returns the HTML id of the element that describes a content, by the content's index and kind.
  private let htmlIDOfDescription: (Int, ContentKind) -> String
  /// Returns the mark of a content, by its index; `nil` if no content is marked.
  private let markAtIndex: ((Int) -> ContentMark?)?
  /// Whether the number of a content is its index in the stack; otherwise, its position in the
  /// document.
  private let showsIndices: Bool
  private let containerByID: [ContentID: ContentContainer]
  /// The sketcher that draws the contents, with the style rules of the page so far.
  package private(set) var contentSketcher: ContentSketcher
  /// The containers whose boxes are open in the markup, the outermost first.
  private var openContainers: [ContentID] = []

  /// Creates a sketch.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - prefix: The start of the HTML ids of the contents' drawings, which differs between the
  ///     screens of one page.
  ///   - sketcher: The sketcher with the style rules of the page so far.
  ///   - target: Returns the HTML id of the element that describes a content, by the content's
  ///     index and kind.
  package init(
    _ screen: DumpedScreen,
    prefix: String = "",
    sketcher: ContentSketcher = ContentSketcher(),
    target: @escaping (Int, ContentKind) -> String = { index, _ in "row-\(index)" }
  ) {
    self.init(
      screen,
      prefix: prefix,
      sketcher: sketcher,
      mark: nil,
      showsIndices: false,
      target: target
    )
  }

  /// Creates a sketch with marked contents.
  ///
  /// If `showsIndices` is `true`, the number of a content is its index in the stack; otherwise, its
  /// position in the document.
  init(
    _ screen: DumpedScreen,
    prefix: String,
    sketcher: ContentSketcher,
    mark: ((Int) -> ContentMark?)?,
    showsIndices: Bool,
    target: @escaping (Int, ContentKind) -> String
  ) {
    markAtIndex = mark
    self.showsIndices = showsIndices
    self.screen = screen
    htmlIDPrefix = prefix
    contentSketcher = sketcher
    htmlIDOfDescription = target
    containerByID = Dictionary(
      screen.composition.containers.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the drawings of the screen's contents, each in the boxes of its containers; without
  /// contents, the reason why the screen is empty.
  ///
  /// - Complexity: O(n) in the number of contents and the size of their drawings.
  package mutating func markup() -> Markup {
    var markup = Markup()
    let drawings = screen.viewDataOrPayloads
    for (index, item) in screen.composition.items.enumerated() {
      markup += closeAndOpenBoxes(containersFromOutermost(to: item.container))
      markup += contentMarkup(item, drawings[index], at: index)
    }
    markup += closeAndOpenBoxes([])
    guard markup.isEmpty else { return markup }
    return "<p class=\"nothing\">\(screen.composition.state.emptyReason)</p>"
  }

  /// Returns the containers of a content, the outermost first.
  private func containersFromOutermost(to container: ContentID?) -> [ContentID] {
    var ancestors: [ContentID] = []
    var next = container
    while let id = next, let container = containerByID[id], !ancestors.contains(id) {
      ancestors.append(id)
      next = container.parent
    }
    return ancestors.reversed()
  }

  /// Returns markup after which the boxes of the next content's containers are open, and no others.
  ///
  /// The markup closes the open boxes that do not contain the next content. Then it opens the boxes
  /// of the next content's containers that are not open yet. `ancestors` are the next content's
  /// containers, the outermost first.
  private mutating func closeAndOpenBoxes(_ ancestors: [ContentID]) -> Markup {
    var markup = Markup()
    let shared = zip(openContainers, ancestors).prefix { $0 == $1 }.count
    for _ in shared..<openContainers.count { markup += "</div>\n" }
    for id in ancestors[shared...] {
      let box = containerByID[id].flatMap { contentSketcher.boxClasses(for: $0.appearance) }
      let classes = box?.classNames ?? ""
      markup += "<div class=\"box \(classes)\">\(Self.backgroundImagePlaceholder(box))"
    }
    openContainers = ancestors
    return markup
  }

  /// Returns a placeholder for the background image of a box; empty without an image.
  private static func backgroundImagePlaceholder(_ box: SketchCSSRules.BoxClasses?) -> Markup {
    guard let image = box?.image else { return Markup() }
    let file = image.split(separator: "/").last.map(String.init) ?? image
    return "<span class=\"paper\" role=\"img\" aria-label=\"background \(file.shortened)\"></span>"
  }

  private mutating func contentMarkup(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    at index: Int
  ) -> Markup {
    let box = item.appearance.flatMap { contentSketcher.boxClasses(for: $0) }
    let phase = item.content.phase
    let phaseWord: Markup =
      phase == .ready || phase == .unrouted
      ? "" : " <span class=\"phase-word\">\(phase.words)</span>"
    let contentMark = markAtIndex?(index)
    let markClasses = contentMark.map { " marked \($0.className)" } ?? ""
    let markWords: Markup = contentMark.map { " · \($0.words)" } ?? ""
    let partnerAttribute: Markup =
      contentMark?.partnerHTMLID.map { " data-partner=\"\($0)\"" } ?? ""
    return """
      <article class="content \(item.side.rawValue) \(phase.rawValue)\(markClasses)" id="\(htmlIDPrefix)content-\(index)"\(partnerAttribute) \
      data-of="\(htmlIDOfDescription(index, item.kind))" aria-labelledby="\(htmlIDPrefix)tag-\(index)">\
      <a class="tag" id="\(htmlIDPrefix)tag-\(index)" href="#\(htmlIDOfDescription(index, item.kind))">\(item.side.sign) \(showsIndices ? index : item.position) \
      <span class="hidden-word">\(item.id.rawValue.shortened), </span>\(item.side.wordsWithoutArticle)\
      \(phaseWord)\(markWords)</a>\
      <div class="box \(box?.classNames ?? "")">\(Self.backgroundImagePlaceholder(box))\(drawing(item, output))</div>\
      </article>

      """
  }

  private mutating func drawing(_ item: ScreenComposition.Item, _ output: JSONTree?) -> Markup {
    switch item.content.phase {
    case .idle, .loading:
      return "<p class=\"nothing\">\(item.kind.rawValue.shortened): nothing yet</p>"
    case .empty:
      return "<p class=\"nothing\">\(item.kind.rawValue.shortened): nothing to show</p>"
    case .failed:
      let summary = item.summary(output: output)
      return """
        <div class="nothing"><p><b>\(item.kind.rawValue.shortened)</b></p>\
        <p>\(summary.shortened)</p></div>
        """
    case .ready, .stale, .unrouted:
      guard let output else { return "<p class=\"nothing\">\(item.kind.rawValue.shortened)</p>" }
      return contentSketcher.markup(of: output, kind: item.kind)
    }
  }
}

extension Side {
  /// The sign that pages show before the side's name: `●`, `◆` or `○`.
  package var sign: String {
    switch self {
    case .legacy: "●"
    case .state: "◆"
    case .none: "○"
    }
  }
}

extension ScreenState {
  /// The state in words: its name, or a phrase such as `an older copy`.
  var words: String {
    switch self {
    case .stale: "an older copy"
    case .failed: "could not be loaded"
    case .allHidden: "every content is hidden"
    case .loading, .loaded, .empty: rawValue
    }
  }

  /// The reason why the screen shows no content.
  var emptyReason: String {
    switch self {
    case .loading: "Loading"
    case .failed: "The screen could not be loaded"
    case .allHidden: "Every content is hidden"
    case .loaded, .stale, .empty: "The screen is empty"
    }
  }
}
