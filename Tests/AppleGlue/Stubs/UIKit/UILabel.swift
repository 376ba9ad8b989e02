// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UILabel: UIView {
  open var text: String?
  open var numberOfLines = 1
}
