import ScreenDocument
import TopScreen

extension ContentKey where Response == StoryRailResponse, Output == StoryRailViewData {
  /// The contract of a rail of stories, a block that only the state side supports.
  static var storyRail: Self { Self("storyRail") }
}
