/// A repository of a few posts in memory, which can simulate a network failure.
@MainActor
final class InMemoryTimelineRepository: TimelineRepository {
  /// The error of a request while ``isOnline`` is `false`.
  struct OfflineError: Error {}

  /// Whether requests succeed; otherwise they fail after their latency.
  var isOnline = true

  private var storedPosts: [Post]
  private var lastPostNumber: Int
  private let nowSecondsSince1970: Int
  private let latency: Duration
  private let clock: any Clock<Duration>

  /// Creates a repository with the sample's posts.
  ///
  /// - Parameters:
  ///   - now: The moment of new posts, in seconds since 1970.
  ///   - latency: The duration of every request.
  ///   - clock: The clock that measures the latency.
  init(
    now: Int,
    latency: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    nowSecondsSince1970 = now
    self.latency = latency
    self.clock = clock
    storedPosts = Self.samplePosts
    lastPostNumber = storedPosts.count
  }

  func loadFirstPage() async throws -> [Post] {
    try await simulateRequest()
    return storedPosts
  }

  func send(_ text: String) async throws -> Post {
    try await simulateRequest()
    lastPostNumber += 1
    let post = Post(
      id: "p-\(lastPostNumber)",
      author: "わたし",
      text: text,
      postedAt: Moment(epochSeconds: nowSecondsSince1970)
    )
    storedPosts.insert(post, at: 0)
    return post
  }

  func set(_ reaction: OwnReaction, to isOn: Bool) async throws {
    try await simulateRequest()
    guard let index = storedPosts.firstIndex(where: { $0.id == reaction.postID }) else { return }
    storedPosts[index] = storedPosts[index].setting(reaction.kind, to: isOn)
  }

  /// Waits for the latency, and then throws ``OfflineError`` if the repository is not online;
  /// throws another error if the task is cancelled during the wait.
  private func simulateRequest() async throws {
    if latency > .zero { try await clock.sleep(for: latency) }
    guard isOnline else { throw OfflineError() }
  }
}

extension InMemoryTimelineRepository {
  /// The initial posts of every repository, the newest first.
  fileprivate static var samplePosts: [Post] {
    [
      samplePost(4, "みどり市場", "本日のタイムセールは正午からです。", "2026-04-01T09:58:30+09:00", 1_204, 87),
      samplePost(3, "佐藤", "お花見の場所取り、今年は早い。", "2026-04-01T09:15:00+09:00", 9, 0),
      samplePost(2, "パンの朝", "新作のあんバター、残り三つ。", "2026-03-31T17:40:00+09:00", 9_999, 310),
      samplePost(1, "鈴木", "引っ越しました。", "2025-12-28T12:00:00+09:00", 0, 0),
    ]
  }

  private static func samplePost(
    _ number: Int,
    _ author: String,
    _ text: String,
    _ moment: String,
    _ likes: Int,
    _ retweets: Int
  ) -> Post {
    Post(
      id: "p-\(number)",
      author: author,
      text: text,
      postedAt: Moment(iso8601: moment),
      likes: likes,
      retweets: retweets
    )
  }
}
