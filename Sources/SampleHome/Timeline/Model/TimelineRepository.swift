/// Loads and sends posts.
@MainActor
protocol TimelineRepository: AnyObject {
  /// Returns the first page, the newest post first.
  func posts() async throws -> [Post]

  /// Posts a text of the user.
  ///
  /// - Returns: The new post.
  func send(_ text: String) async throws -> Post

  /// Switches a reaction of the user on or off; repeating it has no effect.
  func set(_ reaction: PostReaction, to isOn: Bool) async throws
}
