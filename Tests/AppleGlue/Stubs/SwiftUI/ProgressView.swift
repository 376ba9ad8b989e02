// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, StubDrawn {
  private let value: Double?

  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    [StubNode("progress", value.map { "\($0)" } ?? "")]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  public init() {
    value = nil
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.value = value.map { Double($0 / total) }
  }
}
