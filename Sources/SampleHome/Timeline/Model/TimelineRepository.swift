/// Where posts come from and go to.
@MainActor
protocol TimelineRepository: AnyObject {
  /// The first page, the newest post first.
  func posts() async throws -> [Post]

  /// Posts a text of the user.
  ///
  /// - Returns: The post that it became.
  func send(_ text: String) async throws -> Post

  /// Switches a reaction of the user on or off; more than once is like once.
  func set(_ reaction: PostReaction, to isOn: Bool) async throws
}
