// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder {
  public init() {}
}
