// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Group<Content: View>: View {
  public let body: Content

  public init(@ViewBuilder content: () -> Content) {
    body = content()
  }
}
