import StrictJSON

/// Reads an appearance from a document; an invalid value affects only its own member and is
/// reported.
struct AppearanceReader {
  private static let lengths = 0.0...10_000
  private static let offsets = -10_000.0...10_000

  /// One warning for each invalid or unknown member of all appearances read so far.
  private(set) var diagnostics = DiagnosticList()

  /// Reads an appearance; a member that is absent or invalid has its default value.
  mutating func appearance(_ value: JSONValue) -> FundamentalAppearance {
    var appearance = FundamentalAppearance.default
    guard isObject(value) else { return appearance }
    for (name, value) in value.members {
      switch name {
      case "margin": appearance.margin = edges(value, in: Self.offsets) ?? .zero
      case "padding": appearance.padding = edges(value, in: Self.lengths) ?? .zero
      case "border": appearance.border = border(value)
      case "background": appearance.background = background(value)
      case "shadow": appearance.shadow = shadow(value)
      case "radius": appearance.radius = corners(value) ?? .zero
      default: reportUnknown(name, value)
      }
    }
    return appearance
  }

  private mutating func border(_ value: JSONValue) -> BorderAppearance {
    var border = BorderAppearance()
    guard isObject(value) else { return border }
    for (name, value) in value.members {
      switch name {
      case "width": border.width = edges(value, in: Self.lengths) ?? .zero
      case "color": border.color = color(value)
      default: reportUnknown(name, value)
      }
    }
    return border
  }

  private mutating func background(_ value: JSONValue) -> BackgroundAppearance {
    var background = BackgroundAppearance()
    guard isObject(value) else { return background }
    for (name, value) in value.members {
      switch name {
      case "color": background.color = color(value)
      case "image": background.image = image(value)
      default: reportUnknown(name, value)
      }
    }
    return background
  }

  private mutating func image(_ value: JSONValue) -> BackgroundImage? {
    guard isObject(value) else { return nil }
    guard let source = value["url"], !source.isNull else {
      report(JSONFault(value, "needs \"url\", a URL in quotes"))
      return nil
    }
    guard let url = url(source) else { return nil }
    var image = BackgroundImage(url: url)
    for (name, value) in value.members where name != "url" {
      switch name {
      case "insets": image.insets = edges(value, in: Self.offsets) ?? .zero
      case "position": image.position = read(value, .choice) ?? .center
      case "clearedEdges": image.clearedEdges = clearedEdges(value)
      default: reportUnknown(name, value)
      }
    }
    return image
  }

  private mutating func shadow(_ value: JSONValue) -> ShadowAppearance? {
    guard isObject(value) else { return nil }
    guard let source = value["color"], !source.isNull else {
      report(JSONFault(value, "needs \"color\", a colour"))
      return nil
    }
    guard let color = color(source) else { return nil }
    var shadow = ShadowAppearance(color: color)
    for (name, value) in value.members where name != "color" {
      switch name {
      case "radius": shadow.radius = number(value, in: Self.lengths) ?? 0
      case "x": shadow.x = number(value, in: Self.offsets) ?? 0
      case "y": shadow.y = number(value, in: Self.offsets) ?? 0
      default: reportUnknown(name, value)
      }
    }
    return shadow
  }

  private mutating func edges(
    _ value: JSONValue,
    in range: ClosedRange<Double>
  ) -> EdgeValues? {
    guard value.kind == .object else { return number(value, in: range).map { EdgeValues($0) } }
    var edges = EdgeValues.zero
    for (name, value) in value.members {
      if let edge = BoxEdge(rawValue: name) {
        edges[edge] = number(value, in: range) ?? 0
      } else {
        reportUnknown(name, value)
      }
    }
    return edges
  }

  private mutating func corners(_ value: JSONValue) -> CornerValues? {
    guard value.kind == .object else {
      return number(value, in: Self.lengths).map { CornerValues($0) }
    }
    var corners = CornerValues.zero
    for (name, value) in value.members {
      switch name {
      case "topLeading": corners.topLeading = number(value, in: Self.lengths) ?? 0
      case "topTrailing": corners.topTrailing = number(value, in: Self.lengths) ?? 0
      case "bottomLeading": corners.bottomLeading = number(value, in: Self.lengths) ?? 0
      case "bottomTrailing": corners.bottomTrailing = number(value, in: Self.lengths) ?? 0
      default: reportUnknown(name, value)
      }
    }
    return corners
  }
}

extension AppearanceReader {
  private mutating func clearedEdges(_ value: JSONValue) -> [BoxEdge] {
    let elements = read(value, .array(of: .any, "edges")) ?? []
    let edges = Set(elements.compactMap { read($0, JSONForm<BoxEdge>.choice) })
    return BoxEdge.allCases.filter(edges.contains)
  }

  private mutating func number(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
    read(value, .number(range, of: "points")).map { $0 == 0 ? 0 : $0 }
  }

  private mutating func color(_ value: JSONValue) -> ColorValue? {
    read(value, JSONForm("a colour, #RRGGBB or #RRGGBBAA") { $0.string.flatMap { ColorValue($0) } })
  }

  private mutating func url(_ value: JSONValue) -> Destination? {
    read(
      value,
      JSONForm("a URL in quotes") { (value) throws(JSONFault) -> Destination? in
        guard let text = value.string else { return nil }
        do throws(DestinationError) {
          return try Destination(text)
        } catch {
          throw JSONFault(value, "is not a URL: \(error.description)")
        }
      }
    )
  }

  private mutating func isObject(_ value: JSONValue) -> Bool {
    read(value, .object) != nil
  }

  /// Reads a value; `nil` for `null`, and for a value of another form, which is reported.
  private mutating func read<Content>(_ value: JSONValue, _ form: JSONForm<Content>) -> Content? {
    if value.isNull { return nil }
    do throws(JSONFault) {
      return try value.read(form)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func report(_ fault: JSONFault) {
    diagnostics.add(at: 0, fault.diagnostic(.warning, "invalidAppearance"))
  }

  private mutating func reportUnknown(_ name: String, _ value: JSONValue) {
    report(
      JSONFault(value, "is a member \"\(name.prefix(40))\", which no appearance has; remove it")
    )
  }
}
