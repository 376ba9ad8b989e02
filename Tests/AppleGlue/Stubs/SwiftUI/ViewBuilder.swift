// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var drawings: [@MainActor () -> [StubNode]] = []
    for view in repeat each content { drawings.append { stubNodes(of: view) } }
    return TupleView((repeat each content), drawings: drawings)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @MainActor
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  @MainActor
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }
}
