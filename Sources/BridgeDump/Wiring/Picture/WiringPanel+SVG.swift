import LegacyRx
import ScreenDump

extension WiringPanel {
  private static let lineHeight = 16.0
  private static let columnWidth = 7.25
  private static let margin = 12.0
  /// The horizontal distance by which back arrows leave the edges of layers, in points.
  private static let turn = 20.0

  /// The picture as an SVG element, coloured by the classes of its page.
  ///
  /// - Complexity: That of ``LayeredLayout``.
  var svg: Markup {
    let sizes = boxes.map(Self.size)
    let arrows = self.arrows.map {
      LayeredGraph.Arrow(source: $0.source, target: $0.target)
    }
    let layout = LayeredLayout(LayeredGraph(sizes: sizes, arrows: arrows))
    let side = layout.lanes.isEmpty ? Self.margin : Self.margin + Self.turn
    let width = layout.size.width + 2 * side
    let height = layout.size.height + 2 * Self.margin
    var text: Markup = "<svg class=\"wiring\" role=\"img\" aria-label=\"\(summary)\""
    text += " width=\"\(width.points)\" height=\"\(height.points)\""
    text += " viewBox=\"\((-side).points) \((-Self.margin).points)"
    text += " \(width.points) \(height.points)\">\n"
    // Numbers are drawn after all lines, which would cross them.
    var counts = Markup()
    for (number, arrow) in self.arrows.enumerated() {
      let (line, count) = Self.draw(arrow, number, sizes, layout)
      text += line
      counts += count
    }
    text += "<g class=\"counts\">\(counts)</g>\n"
    for (number, box) in boxes.enumerated() {
      text += Self.draw(box, sizes[number], at: layout.centers[number])
    }
    text += "</svg>\n"
    return text
  }

  private var summary: String {
    "\(title): \(WiringReport.counted(boxes.count, "box"))".replacing("boxs", with: "boxes")
      + ", \(WiringReport.counted(arrows.count, "arrow"))"
  }

  private static func size(_ box: Box) -> LayeredGraph.Size {
    let columns = box.lines.map(\.columns).max() ?? 0
    return LayeredGraph.Size(
      width: Double(columns) * columnWidth + 24,
      height: Double(box.lines.count) * lineHeight + 10
    )
  }

  private static func draw(
    _ box: Box,
    _ size: LayeredGraph.Size,
    at center: LayeredLayout.Point
  ) -> Markup {
    let classes = [
      box.role?.rawValue ?? "group", box.isAlive ? nil : "ended",
      box.isElsewhere ? "elsewhere" : nil,
    ]
    let left = center.x - size.width / 2
    let top = center.y - size.height / 2
    var text: Markup = "<g class=\"\(classes.compactMap(\.self).joined(separator: " "))\">"
    text += "<title>\(box.lines.joined(separator: " "))</title>"
    let (right, bottom) = (left + size.width, top + size.height)
    if box.role == .listener {
      // A tag that points to the left, from where its events arrive.
      text += "<path d=\"M\(left.points) \(center.y.points)L\((left + 10).points) \(top.points)"
      text += "H\(right.points)V\(bottom.points)H\((left + 10).points)Z\"/>"
    } else {
      let radius = box.role == .emitter ? min(size.height / 2, 18) : 4
      text += "<rect x=\"\(left.points)\" y=\"\(top.points)\" width=\"\(size.width.points)\""
      text += " height=\"\(size.height.points)\" rx=\"\(radius.points)\"/>"
    }
    for (index, line) in box.lines.enumerated() {
      let y = top + 5 + (Double(index) + 0.75) * lineHeight
      let style: Markup = index == 0 || box.role == .operator ? "" : " class=\"place\""
      text += "<text\(style) x=\"\(center.x.points)\" y=\"\(y.points)\">"
      text += "\(line)</text>"
    }
    text += "</g>\n"
    return text
  }

  private static func draw(
    _ arrow: Arrow,
    _ number: Int,
    _ sizes: [LayeredGraph.Size],
    _ layout: LayeredLayout
  ) -> (line: Markup, count: Markup) {
    let source = layout.centers[arrow.source]
    let target = layout.centers[arrow.target]
    let start = LayeredLayout.Point(x: source.x + sizes[arrow.source].width / 2, y: source.y)
    let end = LayeredLayout.Point(x: target.x - sizes[arrow.target].width / 2 - 5, y: target.y)
    let lane = layout.lanes[number]
    let path =
      lane.map { way(from: start, back: $0, to: end) }
      ?? way(from: start, through: layout.bends[number], to: end)
    let classes = [arrow.kind.rawValue, arrow.isActive ? nil : "ended"]
    var text: Markup = "<g class=\"\(classes.compactMap(\.self).joined(separator: " "))\">"
    text += "<path d=\"\(path)\"/>"
    text += "<path class=\"head\" d=\"M\((end.x + 5).points) \(end.y.points)l-8 -4v8z\"/>"
    text += "</g>\n"
    // The number is on the side of the arrowhead from which its line arrives, as another line may arrive from
    // the other side; a back arrow's number is on its lane, as others may lead back to the same box.
    let isFromBelow = (layout.bends[number].last ?? start).y > end.y
    let x = (lane?.right ?? end.x) - 4
    let y = lane.map { $0.y - 4 } ?? (isFromBelow ? end.y + 12 : end.y - 4)
    return (text, "<text x=\"\(x.points)\" y=\"\(y.points)\">\(arrow.events)</text>")
  }

  private static func way(
    from start: LayeredLayout.Point,
    through bends: [LayeredLayout.Point],
    to end: LayeredLayout.Point
  ) -> String {
    var path = "M\(start.x.points) \(start.y.points)"
    var last = start
    for point in bends + [end] {
      defer { last = point }
      guard point.y != last.y else {
        path += "H\(point.x.points)"
        continue
      }
      let reach = max((point.x - last.x) / 2, 16)
      path += "C\((last.x + reach).points) \(last.y.points)"
      path += " \((point.x - reach).points) \(point.y.points) \(point.x.points) \(point.y.points)"
    }
    return path
  }

  /// Returns a path that turns in the gaps beside both layers and passes below all boxes between
  /// them.
  private static func way(
    from start: LayeredLayout.Point,
    back lane: LayeredLayout.Lane,
    to end: LayeredLayout.Point
  ) -> String {
    // A curve reaches three quarters of the way to its control points.
    let right = (lane.right + turn * 4 / 3).points
    let left = (lane.left - turn * 4 / 3).points
    let y = lane.y.points
    return "M\(start.x.points) \(start.y.points)H\(lane.right.points)"
      + "C\(right) \(start.y.points) \(right) \(y) \(lane.right.points) \(y)H\(lane.left.points)"
      + "C\(left) \(y) \(left) \(end.y.points) \(end.x.points) \(end.y.points)"
  }
}

extension Double {
  /// The coordinate with one decimal.
  fileprivate var points: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
