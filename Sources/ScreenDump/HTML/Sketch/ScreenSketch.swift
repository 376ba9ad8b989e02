import ScreenDocument
import StrictJSON
import TopScreen

/// A whole screen as a phone may show it, every content outlined by the side that shows it.
struct ScreenSketch {
  private let screen: DumpedScreen
  private let containers: [ContentID: ContentContainer]
  private(set) var sketch = ContentSketch()
  private var open: [ContentID] = []

  init(_ screen: DumpedScreen) {
    self.screen = screen
    containers = Dictionary(
      screen.composition.containers.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Draws the screen's contents, each in the boxes that it stands in.
  ///
  /// - Complexity: O(n) in the number of contents and in what is drawn of them.
  mutating func markup() -> Markup {
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

  /// The boxes around a content, the outermost first.
  private func way(to container: ContentID?) -> [ContentID] {
    var way: [ContentID] = []
    var next = container
    while let id = next, let container = containers[id], !way.contains(id) {
      way.append(id)
      next = container.parent
    }
    return way.reversed()
  }

  /// Closes the boxes that the next content does not stand in, and opens its own.
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
      phase == .ready ? "" : " <span class=\"phase-word\">\(phase.rawValue)</span>"
    return """
      <article class="content \(item.side.rawValue) \(phase.rawValue)" id="content-\(index)" \
      aria-labelledby="tag-\(index)">\
      <a class="tag" id="tag-\(index)" href="#row-\(index)">\(item.side.mark) \(item.position) \
      <span class="hidden-word">\(item.id.rawValue.bounded), </span>\(item.side.rawValue)\
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
  /// A sign for the side, beside its name.
  package var mark: String {
    switch self {
    case .legacy: "●"
    case .state: "◆"
    case .none: "○"
    }
  }
}

extension ScreenState {
  /// Why there is nothing to be seen.
  fileprivate var emptiness: String {
    switch self {
    case .loading: "Loading"
    case .failed: "The screen could not be loaded"
    case .hidden: "Every content is hidden"
    case .loaded, .stale, .empty: "The screen is empty"
    }
  }
}
