// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Text: Equatable, Sendable {
  let content: String
  private var isFormat = false
  private var isStruck = false

  public init(_ key: LocalizedStringKey) {
    content = key.text
    isFormat = key.isFormat
  }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  public init(verbatim content: String) {
    self.content = content
  }

  public func bold() -> Text { self }

  public func strikethrough(_ isActive: Bool = true) -> Text {
    var text = self
    text.isStruck = isActive
    return text
  }
}

extension Text: View, StubDrawn {
  public var body: Never { fatalError("Drawn by itself.") }
  public var stubNodes: [StubNode] {
    let text = StubNode("text", content)
    if isFormat { return [StubNode("format", content, [text])] }
    return [isStruck ? StubNode("struck", "", [text]) : text]
  }
}
