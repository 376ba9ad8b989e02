import ScreenDocument
import StrictJSON
import TopScreen

extension ShowReport {
  /// Returns the screen as text: a line with its title and counts, then one line for each content.
  ///
  /// A hidden content has a line at its place, or below the stack if it has no place there; the
  /// contents that are data alone follow at the end.
  public func text(_ style: TextStyle) -> String {
    let composition = screen.composition
    let pathByGroupID = composition.pathByGroupID
    var table = TextTable()
    var hidden = composition.hidden[...]
    for (index, (item, output)) in zip(composition.items, screen.viewDataOrPayloads).enumerated() {
      while let next = hidden.first, let above = next.visibleCountAbove, above <= index {
        table.append(Self.row(next))
        hidden.removeFirst()
      }
      let place = item.container.flatMap { pathByGroupID[$0] } ?? ""
      table.append(Self.row(item, output, place: place))
    }
    for hidden in hidden { table.append(Self.row(hidden)) }
    for (item, output) in zip(composition.dataOnlyItems, screen.dataOnlyContentViewData) {
      table.append(Self.row(item, output, place: "data"))
    }
    return header(style) + table.text(indentation: 2, style, leavingOut: [3, 2, 5])
  }

  private static func row(
    _ item: ScreenComposition.Item,
    _ output: JSONTree?,
    place: String
  ) -> [TextCell] {
    [
      TextCell("\(item.position)", .dim, isRightAligned: true),
      TextCell(item.id.rawValue, .bold),
      TextCell(item.kind.rawValue),
      TextCell(place, .dim),
      TextCell(item.side.term, item.side.paint),
      TextCell(item.content.stageAndReason),
      TextCell(item.content.phase.term, item.content.phase.paint),
      TextCell(item.summary(output: output), item.content.phase == .ready ? .plain : .dim),
    ]
  }

  private static func row(_ hidden: ScreenComposition.Hidden) -> [TextCell] {
    [
      TextCell("\(hidden.position)", .dim, isRightAligned: true),
      TextCell(hidden.id.rawValue, .dim),
      TextCell(hidden.kind.rawValue, .dim),
      TextCell(""),
      TextCell(""),
      TextCell(hidden.reason, .dim),
      TextCell("hidden", .dim),
      TextCell(""),
    ]
  }

  private func header(_ style: TextStyle) -> String {
    let composition = screen.composition
    let title = composition.title?.terminalSafe ?? "(no title)"
    var parts: [String] = []
    if composition.state != .loaded { parts.append(composition.state.rawValue) }
    parts.append(composition.items.count.counted("content"))
    for side in Side.allCases {
      let count = composition.items.count { $0.side == side }
      if count > 0 { parts.append("\(count.grouped) \(side.term)") }
    }
    let failed = composition.items.count { $0.content.phase == .failed }
    if failed > 0 { parts.append("\(failed.grouped) failed") }
    if !composition.hidden.isEmpty { parts.append("\(composition.hidden.count.grouped) hidden") }
    if !composition.dataOnlyItems.isEmpty {
      parts.append("\(composition.dataOnlyItems.count.grouped) data alone")
    }
    let counts = parts.joined(separator: " · ")
    guard let width = style.width, "\(title) · \(counts)".columns > width else {
      return style.painted(title, .bold) + style.painted(" · \(counts)", .dim) + "\n"
    }
    let lines = counts.wrapped(toColumns: width).map { style.painted($0, .dim) + "\n" }
    return style.painted(title.truncated(toColumns: width), .bold) + "\n" + lines.joined()
  }
}

extension ScreenComposition {
  /// The path of each group, by the group's id: the id of the group's parent, a slash, and the
  /// group's own id, as in `feed/top`; without a parent, the group's id alone.
  var pathByGroupID: [ContentID: String] {
    var pathByGroupID: [ContentID: String] = [:]
    for container in containers where container.level == .group {
      pathByGroupID[container.id] = [container.parent, container.id].compactMap { $0?.rawValue }
        .joined(separator: "/")
    }
    return pathByGroupID
  }
}

extension Side {
  var paint: TextPaint {
    switch self {
    case .legacy: .magenta
    case .state: .blue
    case .none: .yellow
    }
  }
}

extension ContentPhase {
  /// The phase's name in text output; `payload` for a content without a route.
  var term: String {
    switch self {
    case .unrouted: "payload"
    case .idle, .loading, .ready, .empty, .stale, .failed: rawValue
    }
  }

  var paint: TextPaint {
    switch self {
    case .ready: .green
    case .failed: .red
    case .stale, .unrouted: .yellow
    case .idle, .loading, .empty: .dim
    }
  }
}

extension ContentDescription {
  /// The stage, if a flag decides the side, and the reason for the side.
  var stageAndReason: String {
    guard let decision else { return sideReason }
    return sideReason.isEmpty ? decision.stage : "\(decision.stage) · \(sideReason)"
  }
}

extension ScreenComposition.Item {
  /// Returns a short text about the content.
  ///
  /// It is the first error, or without errors the first diagnostic, of a failed content; otherwise
  /// the summary of `output`; without one, the start of the payload; otherwise empty.
  func summary(output: JSONTree?) -> String {
    if content.phase == .failed {
      let failure = content.diagnostics.first { $0.severity == .error } ?? content.diagnostics.first
      if let failure { return failure.message }
    }
    if let output { return output.summary }
    return unroutedPayload?.preview ?? ""
  }
}
