// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UILabel: UIView {
  public var text: String?
  public var numberOfLines = 1
}
