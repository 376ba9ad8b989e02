// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modified("disabled", "\(disabled)")
  }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modified("id", "\(id)")
  }

  nonisolated public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label
  ) -> some View {
    modified("accessibilityLabel", String(label))
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modified("accessibilityHidden", "\(hidden)")
  }

  nonisolated public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    modified("navigationTitle", String(title))
  }

  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return StubModified(self) {
      StubNode("toolbar", "", [StubNode("bar", "", stubNodes(of: content))])
    }
  }

  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    StubModified(self) {
      let isShown = isPresented.wrappedValue
      return StubNode(
        "sheet",
        "\(isShown)",
        isShown ? [StubNode("over", "", stubNodes(of: content()))] : [],
        action: { if let value = $0 as? Bool { isPresented.wrappedValue = value } }
      )
    }
  }
}
