public import ScreenDocument

extension DocumentShowing {
  /// Replaces one content's response by one that the transport has decoded; the content keeps its
  /// place.
  ///
  /// - Parameters:
  ///   - content: The content; only its key, id and response are used. A content that is not on the
  ///     screen, or has another kind there, is ignored.
  ///   - load: The load of the response; `nil` for a response without a request, which counts as
  ///     requested now.
  /// - Returns: The smallest difference between the previous stack and the new one; empty if the
  ///   call is ignored, or takes effect after a change that is being performed.
  @discardableResult
  public func show(_ content: TypedContent, from load: ScreenLoad? = nil) -> StackDifference {
    show(ResponseData(content), from: load)
  }
}
