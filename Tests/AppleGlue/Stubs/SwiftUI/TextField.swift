// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TextField<Label: View>: View, StubDrawn {
  private let text: Binding<String>

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [
      StubNode(
        "textField",
        text.wrappedValue,
        action: { if let value = $0 as? String { text.wrappedValue = value } }
      )
    ]
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.text = text
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.text = text
  }
}
