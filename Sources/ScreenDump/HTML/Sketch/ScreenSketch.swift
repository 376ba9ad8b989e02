package import ScreenDocument
import StrictJSON
import TopScreen

/// Draws a whole screen as a phone might show it, with each content outlined in its side's colour.
package struct ScreenSketch {
  private let screen: DumpedScreen
  /// The start of the ids of contents.
  private let prefix: String
  /// Returns the id of the element that describes a content, by the content's index and kind.
  private let target: (Int, ContentKind) -> String
  private let containers: [ContentID: ContentContainer]
  package private(set) var sketch: ContentSketch
  private var open: [ContentID] = []

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - prefix: The start of the ids of contents, for a page with several screens.
  ///   - sketch: The page's sketch so far.
  ///   - target: Returns the id of the element that describes a content, by the content's index and
  ///     kind.
  package init(
    _ screen: DumpedScreen,
    prefix: String = "",
    sketch: ContentSketch = ContentSketch(),
    target: @escaping (Int, ContentKind) -> String = { index, _ in "row-\(index)" }
  ) {
    self.screen = screen
    self.prefix = prefix
    self.sketch = sketch
    self.target = target
    containers = Dictionary(
      screen.composition.containers.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Draws the screen's contents, each in its containers' boxes.
  ///
  /// - Complexity: O(n) in the number of contents and the size of their drawings.
  package mutating func markup() -> Markup {
    var markup = Markup()
    let drawings = screen.drawings
    for (index, item) in screen.composition.items.enumerated() {
      markup += enter(way(to: item.container))
      markup += content(item, drawings[index], at: index)
    }
    markup += enter([])
    guard markup.isEmpty else { return markup }
    return "<p class=\"nothing\">\(screen.composition.state.emptiness)</p>"
  }

  /// Returns the containers of a content, the outermost first.
  private func way(to container: ContentID?) -> [ContentID] {
    var way: [ContentID] = []
    var next = container
    while let id = next, let container = containers[id], !way.contains(id) {
      way.append(id)
      next = container.parent
    }
    return way.reversed()
  }

  /// Closes the boxes that do not contain the next content, and opens those that do.
  private mutating func enter(_ way: [ContentID]) -> Markup {
    var markup = Markup()
    let shared = zip(open, way).prefix { $0 == $1 }.count
    for _ in shared..<open.count { markup += "</div>\n" }
    for id in way[shared...] {
      let box = containers[id].flatMap { sketch.box($0.appearance) }
      markup += "<div class=\"box \(box?.className ?? "")\">\(Self.paper(box))"
    }
    open = way
    return markup
  }

  private static func paper(_ box: SketchRules.Box?) -> Markup {
    guard let image = box?.image else { return Markup() }
    let file = image.split(separator: "/").last.map(String.init) ?? image
    return "<span class=\"paper\" role=\"img\" aria-label=\"background \(file.bounded)\"></span>"
  }

  private mutating func content(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    at index: Int
  ) -> Markup {
    let box = item.appearance.flatMap { sketch.box($0) }
    let phase = item.content.phase
    let mark: Markup =
      phase == .ready || phase == .unrouted
      ? "" : " <span class=\"phase-word\">\(phase.rawValue)</span>"
    return """
      <article class="content \(item.side.rawValue) \(phase.rawValue)" id="\(prefix)content-\(index)" \
      aria-labelledby="\(prefix)tag-\(index)">\
      <a class="tag" id="\(prefix)tag-\(index)" href="#\(target(index, item.kind))">\(item.side.mark) \(item.position) \
      <span class="hidden-word">\(item.id.rawValue.bounded), </span>\(item.side.shortWords)\
      \(mark)</a>\
      <div class="box \(box?.className ?? "")">\(Self.paper(box))\(drawing(item, output))</div>\
      </article>

      """
  }

  private mutating func drawing(_ item: ScreenComposition.Item, _ output: JSONTree?) -> Markup {
    switch item.content.phase {
    case .idle, .loading:
      return "<p class=\"nothing\">\(item.kind.rawValue.bounded): nothing yet</p>"
    case .empty:
      return "<p class=\"nothing\">\(item.kind.rawValue.bounded): nothing to show</p>"
    case .failed:
      let summary = item.summary(of: output)
      return """
        <div class="nothing"><p><b>\(item.kind.rawValue.bounded)</b></p>\
        <p>\(summary.bounded)</p></div>
        """
    case .ready, .stale, .unrouted:
      guard let output else { return "<p class=\"nothing\">\(item.kind.rawValue.bounded)</p>" }
      return sketch.markup(of: output, kind: item.kind)
    }
  }
}

extension Side {
  /// The side's sign, shown beside its name.
  package var mark: String {
    switch self {
    case .legacy: "●"
    case .state: "◆"
    case .none: "○"
    }
  }
}

extension ScreenState {
  /// Why the screen is empty.
  var emptiness: String {
    switch self {
    case .loading: "Loading"
    case .failed: "The screen could not be loaded"
    case .hidden: "Every content is hidden"
    case .loaded, .stale, .empty: "The screen is empty"
    }
  }
}
