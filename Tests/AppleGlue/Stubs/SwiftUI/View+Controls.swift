// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modified("disabled", "\(disabled)")
  }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modified("id", "\(id)")
  }

  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modified("navigationTitle", title.text)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modified("navigationTitle", String(title))
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return StubModified(self) {
      StubNode("toolbar", "", [StubNode("bar", "", stubNodes(of: content))])
    }
  }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    StubModified(self) {
      let shown = item.wrappedValue
      return StubNode(
        "sheet",
        shown.map { "\($0.id)" } ?? "",
        shown.map { [StubNode("over", "", stubNodes(of: content($0)))] } ?? [],
        action: { _ in item.wrappedValue = nil }
      )
    }
  }

  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified("interactiveDismissDisabled", "\(isDisabled)")
  }

  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modified("buttonStyle", Style.stubName)
  }
}

public protocol PrimitiveButtonStyle {
  static var stubName: String { get }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
  public static var stubName: String { "plain" }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public static var stubName: String { "borderless" }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
