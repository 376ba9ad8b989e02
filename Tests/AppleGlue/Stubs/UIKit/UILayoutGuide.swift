// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UILayoutGuide {
  public let topAnchor = NSLayoutYAxisAnchor()
  public let bottomAnchor = NSLayoutYAxisAnchor()
  public let leadingAnchor = NSLayoutXAxisAnchor()
  public let trailingAnchor = NSLayoutXAxisAnchor()
  public let widthAnchor = NSLayoutDimension()
}
