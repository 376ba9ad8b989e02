import LegacyRx
import ScreenDump

extension WiringDiagram {
  private static let lineHeight = 16.0
  private static let characterWidth = 7.25
  private static let margin = 12.0
  /// The horizontal distance by which an arrow that leads back passes the edge of a layer, in
  /// points.
  private static let backArrowOvershoot = 20.0

  /// The direction in which a picture is drawn: that in which events pass.
  enum DrawingDirection {
    case rightward
    /// From top to bottom: chains then fit a phone.
    case downward

    /// Converts a point of a layout, whose layers are columns, to the picture: it swaps x and y if
    /// the direction is downward.
    fileprivate func swappedIfDownward(_ point: LayeredLayout.Point) -> LayeredLayout.Point {
      self == .rightward ? point : LayeredLayout.Point(x: point.y, y: point.x)
    }

    /// Converts a size in a layout, whose layers are columns, to the picture: it swaps width and
    /// height if the direction is downward.
    fileprivate func swappedIfDownward(_ size: BoxGraph.Size) -> BoxGraph.Size {
      self == .rightward ? size : BoxGraph.Size(width: size.height, height: size.width)
    }

    /// Returns the coordinates, in the picture, of a layout's point, as text: `12 34.5`.
    fileprivate func svgPoint(_ x: Double, _ y: Double) -> String {
      let point = swappedIfDownward(LayeredLayout.Point(x: x, y: y))
      return "\(point.x.svgText) \(point.y.svgText)"
    }
  }

  /// Returns the picture as an SVG element, coloured by the classes of its page.
  ///
  /// - Complexity: That of ``LayeredLayout``.
  func svg(_ direction: DrawingDirection) -> Markup {
    let sizes = boxes.map(Self.boxSize)
    let arrows = self.arrows.map {
      BoxGraph.Arrow(source: $0.source, target: $0.target)
    }
    let layout = LayeredLayout(
      BoxGraph(sizes: sizes.map(direction.swappedIfDownward), arrows: arrows)
    )
    let side = layout.pathOfBackArrow.isEmpty ? Self.margin : Self.margin + Self.backArrowOvershoot
    let outer = direction.swappedIfDownward(
      BoxGraph.Size(
        width: layout.size.width + 2 * side,
        height: layout.size.height + 2 * Self.margin
      )
    )
    let (width, height) = (outer.width.svgText, outer.height.svgText)
    var text: Markup = "<svg class=\"wiring\" role=\"img\" aria-label=\"\(accessibilityLabel)\""
    text += " width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"\(direction.svgPoint(-side, -Self.margin)) \(width) \(height)\">\n"
    // Numbers are drawn after all lines, which would cross them.
    var counts = Markup()
    for (index, arrow) in self.arrows.enumerated() {
      let (line, count) = drawArrow(
        arrow,
        index,
        sizes.map(direction.swappedIfDownward),
        layout,
        direction
      )
      text += line
      counts += count
    }
    text += "<g class=\"counts\">\(counts)</g>\n"
    for (number, box) in boxes.enumerated() {
      let center = direction.swappedIfDownward(layout.centerOfBox[number])
      text += Self.drawBox(box, sizes[number], at: center, direction)
    }
    text += "</svg>\n"
    return text
  }

  private var accessibilityLabel: String {
    let boxCount = boxes.count == 1 ? "1 box" : "\(boxes.count) boxes"
    return "\(title): \(boxCount), \(arrows.count.counted("arrow"))"
  }

  private static func boxSize(_ box: Box) -> BoxGraph.Size {
    let columns = box.lines.map(\.columns).max() ?? 0
    return BoxGraph.Size(
      width: Double(columns) * characterWidth + 24,
      height: Double(box.lines.count) * lineHeight + 10
    )
  }

  private static func drawBox(
    _ box: Box,
    _ size: BoxGraph.Size,
    at center: LayeredLayout.Point,
    _ direction: DrawingDirection
  ) -> Markup {
    let classes = [
      box.role?.rawValue ?? "group", box.isAlive ? nil : "ended",
      box.belongsToOtherGroup ? "elsewhere" : nil,
    ]
    let left = center.x - size.width / 2
    let top = center.y - size.height / 2
    let id: Markup = box.elementID.map { " id=\"\($0)\"" } ?? ""
    var text: Markup = "<g class=\"\(classes.compactMap(\.self).joined(separator: " "))\"\(id)>"
    text += "<title>\(box.lines.joined(separator: " "))</title>"
    let (right, bottom) = (left + size.width, top + size.height)
    if box.role == .listener {
      // A tag that points to where its events arrive from.
      let tip: Markup =
        direction == .rightward
        ? "M\(left.svgText) \(center.y.svgText)L\((left + 10).svgText) \(top.svgText)H\(right.svgText)"
        : "M\(left.svgText) \(top.svgText)L\(center.x.svgText) \((top - 6).svgText)L\(right.svgText) \(top.svgText)"
      let end = direction == .rightward ? left + 10 : left
      text += "<path d=\"\(tip)V\(bottom.svgText)H\(end.svgText)Z\"/>"
    } else {
      let radius = box.role == .emitter ? min(size.height / 2, 18) : 4
      text += "<rect x=\"\(left.svgText)\" y=\"\(top.svgText)\" width=\"\(size.width.svgText)\""
      text += " height=\"\(size.height.svgText)\" rx=\"\(radius.svgText)\"/>"
    }
    for (index, line) in box.lines.enumerated() {
      let y = top + 5 + (Double(index) + 0.75) * lineHeight
      let style: Markup = index == 0 || box.role == .operator ? "" : " class=\"place\""
      text += "<text\(style) x=\"\(center.x.svgText)\" y=\"\(y.svgText)\">"
      text += "\(line)</text>"
    }
    text += "</g>\n"
    return text
  }

  private func drawArrow(
    _ arrow: Arrow,
    _ index: Int,
    _ sizes: [BoxGraph.Size],
    _ layout: LayeredLayout,
    _ direction: DrawingDirection
  ) -> (line: Markup, count: Markup) {
    let source = layout.centerOfBox[arrow.source]
    let target = layout.centerOfBox[arrow.target]
    let start = LayeredLayout.Point(x: source.x + sizes[arrow.source].width / 2, y: source.y)
    let tip = direction == .downward && boxes[arrow.target].role == .listener ? 10.0 : 5
    let end = LayeredLayout.Point(x: target.x - sizes[arrow.target].width / 2 - tip, y: target.y)
    let backPath = layout.pathOfBackArrow[index]
    let path =
      backPath.map { Self.backPathData(from: start, along: $0, to: end, direction) }
      ?? Self.forwardPathData(
        from: start,
        through: layout.bendsOfArrow[index],
        to: end,
        direction
      )
    let classes = [arrow.kind.rawValue, arrow.isActive ? nil : "ended"]
    var text: Markup = "<g class=\"\(classes.compactMap(\.self).joined(separator: " "))\">"
    text += "<path d=\"\(path)\"/>"
    let head = direction == .rightward ? "l-8 -4v8z" : "l-4 -8h8z"
    text += "<path class=\"head\" d=\"M\(direction.svgPoint(end.x + 5, end.y))\(head)\"/>"
    text += "</g>\n"
    guard direction == .rightward else {
      // Right of the arrowhead, or of the path that leads back.
      let at = LayeredLayout.Point(
        x: backPath == nil ? end.x : (start.x + end.x) / 2,
        y: backPath?.yBelowBoxes ?? end.y
      )
      let (x, y) = (at.y + 8, at.x)
      return (
        text,
        "<text class=\"beside\" x=\"\(x.svgText)\" y=\"\(y.svgText)\">\(arrow.eventCount)</text>"
      )
    }
    // The number is on the side of the arrowhead from which its line arrives, as another line may arrive from
    // the other side; a back arrow's number is on its way back, as others may lead back to the same box.
    let isFromBelow = (layout.bendsOfArrow[index].last ?? start).y > end.y
    let x = (backPath?.sourceLayerRight ?? end.x) - 4
    let y = backPath.map { $0.yBelowBoxes - 4 } ?? (isFromBelow ? end.y + 12 : end.y - 4)
    return (text, "<text x=\"\(x.svgText)\" y=\"\(y.svgText)\">\(arrow.eventCount)</text>")
  }

  private static func forwardPathData(
    from start: LayeredLayout.Point,
    through bends: [LayeredLayout.Point],
    to end: LayeredLayout.Point,
    _ direction: DrawingDirection
  ) -> String {
    var path = "M\(direction.svgPoint(start.x, start.y))"
    var last = start
    for point in bends + [end] {
      defer { last = point }
      guard point.y != last.y else {
        path += "L\(direction.svgPoint(point.x, point.y))"
        continue
      }
      let reach = max((point.x - last.x) / 2, 16)
      path += "C\(direction.svgPoint(last.x + reach, last.y))"
      path += " \(direction.svgPoint(point.x - reach, point.y))"
      path += " \(direction.svgPoint(point.x, point.y))"
    }
    return path
  }

  /// Returns the path of an arrow that leads back, below all boxes.
  ///
  /// If the direction is rightward, the path leaves the source to the right, turns in the gap after
  /// the source's layer, runs left below all boxes, turns in the gap before the target's layer, and
  /// ends at the target's left edge.
  private static func backPathData(
    from start: LayeredLayout.Point,
    along back: LayeredLayout.BackArrowPath,
    to end: LayeredLayout.Point,
    _ direction: DrawingDirection
  ) -> String {
    // A curve reaches three quarters of the way to its control points.
    let right = back.sourceLayerRight + backArrowOvershoot * 4 / 3
    let left = back.targetLayerLeft - backArrowOvershoot * 4 / 3
    let points = [
      (start.x, start.y), (back.sourceLayerRight, start.y), (right, start.y),
      (right, back.yBelowBoxes),
      (back.sourceLayerRight, back.yBelowBoxes), (back.targetLayerLeft, back.yBelowBoxes),
      (left, back.yBelowBoxes), (left, end.y), (end.x, end.y),
    ].map(direction.svgPoint)
    return "M\(points[0])L\(points[1])C\(points[2...4].joined(separator: " "))"
      + "L\(points[5])C\(points[6...8].joined(separator: " "))"
  }
}

extension Double {
  /// The coordinate as text, rounded to one decimal.
  fileprivate var svgText: String {
    let tenths = Int((self * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
