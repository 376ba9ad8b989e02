// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Button<Label: View>: View, StubDrawn {
  private let label: Label
  private let action: @MainActor () -> Void

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = action
  }

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let nodes = SwiftUI.stubNodes(of: label)
    let title = nodes.flatMap(\.texts).joined(separator: " ")
    return [StubNode("button", title, nodes, action: { _ in action() })]
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @_disfavoredOverload
  @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
