#if LegacyBridge
import LegacyRx

/// The state on the legacy side of the channel: one relay for each field; only
/// ``LegacyChannelMutator`` writes them.
final class LegacyChannelState {
  let channelID = BehaviorRelay<String?>(value: nil)
  let title = BehaviorRelay(value: "")
  let isPlaying = BehaviorRelay(value: false)
  let playedSeconds = BehaviorRelay(value: 0)
  let viewerCount = BehaviorRelay(value: 0)
  /// The greatest number of viewers so far.
  let peakViewerCount = BehaviorRelay(value: 0)
  let sentLikeCount = BehaviorRelay(value: 0)
  let comments = BehaviorRelay<[LegacyChannelComment]>(value: [])
  /// The number of the newest comment, from 1; 0 before the first.
  let lastCommentNumber = BehaviorRelay(value: 0)
  let unreadCommentCount = BehaviorRelay(value: 0)
  let mutedUserNames = BehaviorRelay<[String]>(value: [])
  let sentGiftNames = BehaviorRelay<[String]>(value: [])
  let sentGiftCountByName = BehaviorRelay<[String: Int]>(value: [:])
  let isGiftSheetShown = BehaviorRelay(value: false)
}
#endif
