// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor
open class UIAction {
  public let title: String
  private let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }

  func perform() { handler(self) }
}
