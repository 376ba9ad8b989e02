import ScreenDocument
import TopScreen

extension ContentKey where Response == StoryRailResponse, Output == StoryRailViewData {
  /// The contract of the kind `storyRail`: a block with a rail of stories, which only the state
  /// side supports.
  static var storyRail: Self { Self("storyRail") }
}
