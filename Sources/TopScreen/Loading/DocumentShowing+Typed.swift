public import ScreenDocument

extension DocumentShowing {
  /// Replaces one content's response by one that the transport has decoded; the content keeps its place.
  ///
  /// - Parameters:
  ///   - content: The content; its key, id and response alone count. One that is not on the screen, or of another
  ///     kind there, is ignored.
  ///   - load: What brought it; `nil` for what came by itself, and counts as asked for just now.
  /// - Returns: The least that turns the stack shown before into the one shown now.
  @discardableResult
  public func show(_ content: TypedContent, from load: ScreenLoad? = nil) -> StackDifference {
    show(ResponseData(content), from: load)
  }
}
