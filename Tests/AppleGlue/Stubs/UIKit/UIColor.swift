// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UIColor: Sendable, Equatable {
  public static let clear = UIColor(name: "clear")
  public static let systemBackground = UIColor(name: "systemBackground")

  private let name: String

  private init(name: String) {
    self.name = name
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.name == right.name }
}
