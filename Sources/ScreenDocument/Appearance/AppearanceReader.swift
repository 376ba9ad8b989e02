import StrictJSON

/// Reads an appearance from a document; an invalid value affects only its own member and is
/// reported.
struct AppearanceReader {
  private static let lengthRange = 0.0...10_000
  private static let signedLengthRange = -10_000.0...10_000

  /// Warnings about the invalid values and unknown members of all appearances read so far.
  private(set) var diagnostics = DiagnosticList()

  /// Reads an appearance; a member that is absent, `null` or invalid has its default value, and so
  /// has every member if the value is not an object.
  mutating func readAppearance(_ value: JSONValue) -> FundamentalAppearance {
    var appearance = FundamentalAppearance.default
    guard isObjectOrReport(value) else { return appearance }
    for (name, value) in value.members {
      switch name {
      case "margin": appearance.margin = readEdges(value, in: Self.signedLengthRange) ?? .zero
      case "padding": appearance.padding = readEdges(value, in: Self.lengthRange) ?? .zero
      case "border": appearance.border = readBorder(value)
      case "background": appearance.background = readBackground(value)
      case "shadow": appearance.shadow = readShadow(value)
      case "radius": appearance.radius = readCorners(value) ?? .zero
      default: reportUnknownMember(name, value)
      }
    }
    return appearance
  }

  private mutating func readBorder(_ value: JSONValue) -> BorderAppearance {
    var border = BorderAppearance()
    guard isObjectOrReport(value) else { return border }
    for (name, value) in value.members {
      switch name {
      case "width": border.width = readEdges(value, in: Self.lengthRange) ?? .zero
      case "color": border.color = readColor(value)
      default: reportUnknownMember(name, value)
      }
    }
    return border
  }

  private mutating func readBackground(_ value: JSONValue) -> BackgroundAppearance {
    var background = BackgroundAppearance()
    guard isObjectOrReport(value) else { return background }
    for (name, value) in value.members {
      switch name {
      case "color": background.color = readColor(value)
      case "image": background.image = readImage(value)
      default: reportUnknownMember(name, value)
      }
    }
    return background
  }

  private mutating func readImage(_ value: JSONValue) -> BackgroundImage? {
    guard isObjectOrReport(value) else { return nil }
    guard let source = value["url"], !source.isNull else {
      report(JSONFormError(value, "needs \"url\", a URL in quotes"))
      return nil
    }
    guard let url = readURL(source) else { return nil }
    var image = BackgroundImage(url: url)
    for (name, value) in value.members where name != "url" {
      switch name {
      case "insets": image.insets = readEdges(value, in: Self.signedLengthRange) ?? .zero
      case "position": image.position = readOrReport(value, .enumCase) ?? .center
      case "clearedEdges": image.clearedEdges = readClearedEdges(value)
      default: reportUnknownMember(name, value)
      }
    }
    return image
  }

  private mutating func readShadow(_ value: JSONValue) -> ShadowAppearance? {
    guard isObjectOrReport(value) else { return nil }
    guard let source = value["color"], !source.isNull else {
      report(JSONFormError(value, "needs \"color\", a colour"))
      return nil
    }
    guard let color = readColor(source) else { return nil }
    var shadow = ShadowAppearance(color: color)
    for (name, value) in value.members where name != "color" {
      switch name {
      case "radius": shadow.radius = readNumber(value, in: Self.lengthRange) ?? 0
      case "x": shadow.x = readNumber(value, in: Self.signedLengthRange) ?? 0
      case "y": shadow.y = readNumber(value, in: Self.signedLengthRange) ?? 0
      default: reportUnknownMember(name, value)
      }
    }
    return shadow
  }

  private mutating func readEdges(
    _ value: JSONValue,
    in range: ClosedRange<Double>
  ) -> EdgeValues? {
    guard value.kind == .object else { return readNumber(value, in: range).map { EdgeValues($0) } }
    var edges = EdgeValues.zero
    for (name, value) in value.members {
      if let edge = BoxEdge(rawValue: name) {
        edges[edge] = readNumber(value, in: range) ?? 0
      } else {
        reportUnknownMember(name, value)
      }
    }
    return edges
  }

  private mutating func readCorners(_ value: JSONValue) -> CornerValues? {
    guard value.kind == .object else {
      return readNumber(value, in: Self.lengthRange).map { CornerValues($0) }
    }
    var corners = CornerValues.zero
    for (name, value) in value.members {
      switch name {
      case "topLeading": corners.topLeading = readNumber(value, in: Self.lengthRange) ?? 0
      case "topTrailing": corners.topTrailing = readNumber(value, in: Self.lengthRange) ?? 0
      case "bottomLeading": corners.bottomLeading = readNumber(value, in: Self.lengthRange) ?? 0
      case "bottomTrailing": corners.bottomTrailing = readNumber(value, in: Self.lengthRange) ?? 0
      default: reportUnknownMember(name, value)
      }
    }
    return corners
  }
}

extension AppearanceReader {
  private mutating func readClearedEdges(_ value: JSONValue) -> [BoxEdge] {
    let elements = readOrReport(value, .array(of: .any, "edges")) ?? []
    let edges = Set(elements.compactMap { readOrReport($0, ExpectedJSONForm<BoxEdge>.enumCase) })
    return BoxEdge.allCases.filter(edges.contains)
  }

  private mutating func readNumber(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
    readOrReport(value, .number(range, of: "points")).map { $0 == 0 ? 0 : $0 }
  }

  private mutating func readColor(_ value: JSONValue) -> ColorValue? {
    readOrReport(
      value,
      ExpectedJSONForm("a colour, #RRGGBB or #RRGGBBAA") { $0.string.flatMap { ColorValue($0) } }
    )
  }

  private mutating func readURL(_ value: JSONValue) -> Destination? {
    readOrReport(
      value,
      ExpectedJSONForm("a URL in quotes") { (value) throws(JSONFormError) -> Destination? in
        guard let text = value.string else { return nil }
        do throws(DestinationError) {
          return try Destination(text)
        } catch {
          throw JSONFormError(value, "is not a URL: \(error.description)")
        }
      }
    )
  }

  private mutating func isObjectOrReport(_ value: JSONValue) -> Bool {
    readOrReport(value, .object) != nil
  }

  /// Reads a value in the given form; `nil` for `null`, and for a value that does not have this
  /// form, which is reported.
  private mutating func readOrReport<Content>(
    _ value: JSONValue,
    _ form: ExpectedJSONForm<Content>
  ) -> Content? {
    if value.isNull { return nil }
    do throws(JSONFormError) {
      return try value.read(form)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func report(_ fault: JSONFormError) {
    diagnostics.add(at: 0, fault.diagnostic(.warning, "invalidAppearance"))
  }

  private mutating func reportUnknownMember(_ name: String, _ value: JSONValue) {
    report(
      JSONFormError(
        value,
        "is a member \"\(name.cutForMessages)\", which no appearance has; remove it"
      )
    )
  }
}
