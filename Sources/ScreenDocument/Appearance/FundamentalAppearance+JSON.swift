package import StrictJSON

extension FundamentalAppearance {
  /// The appearance as dumps print it: with every member, `null` for an absent one.
  package var json: JSONTree {
    .object([
      JSONTree.Member(key: "margin", value: margin.json),
      JSONTree.Member(key: "padding", value: padding.json),
      JSONTree.Member(
        key: "border",
        value: .object([
          JSONTree.Member(key: "width", value: border.width.json),
          JSONTree.Member(key: "color", value: border.color.json),
        ])
      ),
      JSONTree.Member(
        key: "background",
        value: .object([
          JSONTree.Member(key: "color", value: background.color.json),
          JSONTree.Member(key: "image", value: background.image?.json ?? .null),
        ])
      ),
      JSONTree.Member(key: "shadow", value: shadow?.json ?? .null),
      JSONTree.Member(key: "radius", value: radius.json),
    ])
  }

  /// The members that differ from ``default``, as a composed block contains them under
  /// `appearance`.
  var nonDefaultJSON: JSONTree {
    guard case .object(let members) = json, case .object(let defaults) = Self.default.json else {
      return .null
    }
    return .object(zip(members, defaults).filter { $0 != $1 }.map(\.0))
  }
}

extension EdgeValues {
  fileprivate var json: JSONTree {
    .object(BoxEdge.allCases.map { JSONTree.Member(key: $0.rawValue, value: .points(self[$0])) })
  }
}

extension CornerValues {
  fileprivate var json: JSONTree {
    .object([
      JSONTree.Member(key: "topLeading", value: .points(topLeading)),
      JSONTree.Member(key: "topTrailing", value: .points(topTrailing)),
      JSONTree.Member(key: "bottomLeading", value: .points(bottomLeading)),
      JSONTree.Member(key: "bottomTrailing", value: .points(bottomTrailing)),
    ])
  }
}

extension ColorValue? {
  fileprivate var json: JSONTree {
    map { .string($0.description) } ?? .null
  }
}

extension BackgroundImage {
  fileprivate var json: JSONTree {
    .object([
      JSONTree.Member(key: "url", value: .string(url.rawValue)),
      JSONTree.Member(key: "insets", value: insets.json),
      JSONTree.Member(key: "position", value: .string(position.rawValue)),
      JSONTree.Member(
        key: "clearedEdges",
        value: .array(clearedEdges.map { .string($0.rawValue) })
      ),
    ])
  }
}

extension ShadowAppearance {
  fileprivate var json: JSONTree {
    .object([
      JSONTree.Member(key: "color", value: .string(color.description)),
      JSONTree.Member(key: "radius", value: .points(radius)),
      JSONTree.Member(key: "x", value: .points(x)),
      JSONTree.Member(key: "y", value: .points(y)),
    ])
  }
}

extension JSONTree {
  /// Returns a length as a number, without a fraction if it is whole.
  fileprivate static func points(_ length: Double) -> JSONTree {
    .number(Int(exactly: length).map { String($0) } ?? String(length))
  }
}
