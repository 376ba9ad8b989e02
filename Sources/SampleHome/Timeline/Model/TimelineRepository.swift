/// A repository that loads and sends the posts of the timeline.
@MainActor
protocol TimelineRepository: AnyObject {
  /// Loads and returns the posts of the first page, the newest first.
  func loadFirstPage() async throws -> [Post]

  /// Sends a text of the user as a new post.
  ///
  /// - Returns: The new post.
  func send(_ text: String) async throws -> Post

  /// Switches a reaction of the user on or off; has no effect if it is already in that state.
  func set(_ reaction: OwnReaction, to isOn: Bool) async throws
}
