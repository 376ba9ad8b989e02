// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class NSLayoutConstraint {
  public private(set) var isActive = false

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
