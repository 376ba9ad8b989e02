// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Text: Equatable, Sendable {
  private let content: String

  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  public func bold() -> Text { self }
  public func strikethrough(_ isActive: Bool = true) -> Text { self }
}

extension Text: View, StubDrawn {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] { [StubNode("text", content)] }
}
