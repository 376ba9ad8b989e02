// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction {
  private let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.handler = handler
  }

  func perform() { handler(self) }
}
