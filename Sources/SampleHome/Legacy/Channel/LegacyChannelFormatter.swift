#if LegacyBridge
import Foundation

/// A formatter for the labels on the legacy side of the channel.
class LegacyChannelFormatter {
  private let numberFormatter = LegacyNumberFormatter()
  private let likeCountFormatter = LegacyCappedCountFormatter()

  /// Returns the highest milestone that a number of viewers has reached; 0 below the first.
  static func highestMilestone(reachedBy count: Int) -> Int {
    switch count {
    case 10_000...: 10_000
    case 1_000...: 1_000
    case 100...: 100
    default: 0
    }
  }

  func title(_ title: String, orID channelID: String?) -> String {
    guard let channelID else { return "チャンネル未選択" }
    let fallback = LegacyTextFormatter.title.string(from: channelID)
    return LegacyTextFormatter.title.string(from: title, default: fallback)
  }

  func playbackText(playedSeconds seconds: Int, isPlaying: Bool) -> String {
    let hours = seconds / 3600
    let minutes = seconds % 3600 / 60
    let clock =
      hours == 0
      ? String(format: "%d:%02d", minutes, seconds % 60)
      : String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
    return isPlaying ? "視聴中 " + clock : "一時停止中 " + clock
  }

  func viewerCountText(_ count: Int) -> String {
    if count < 10_000 { return numberFormatter.grouped(count) + "人" }
    if count >= 100_000_000 { return "1億人以上" }
    let tenths = count / 1_000
    let fraction = tenths % 10 == 0 ? "" : "." + String(tenths % 10)
    return String(tenths / 10) + fraction + "万人"
  }

  func likeCountText(_ count: Int) -> String {
    count > 0 ? "いいね " + likeCountFormatter.string(from: count) : "いいね"
  }

  func unreadCountText(_ count: Int) -> String {
    switch count {
    case ...0: ""
    case 1...99: "新着" + String(count) + "件"
    default: "新着99+件"
    }
  }

  func milestoneText(peakViewerCount: Int) -> String {
    let milestone = Self.highestMilestone(reachedBy: peakViewerCount)
    return milestone > 0 ? "視聴者" + numberFormatter.grouped(milestone) + "人突破" : ""
  }

  func mutedUserCountText(_ count: Int) -> String {
    count > 0 ? "ミュート中 " + String(count) + "人" : ""
  }

  func giftSheetTitle(total: Int) -> String {
    total > 0 ? "ギフト(合計" + numberFormatter.grouped(total) + "個)" : "ギフト"
  }

  func giftRow(_ name: String, count: Int) -> String {
    name + " ×" + numberFormatter.grouped(count)
  }

  func commentViewData(_ comment: LegacyChannelComment) -> ChannelViewData.Comment {
    let sender = comment.remoteSenderName.map {
      LegacyTextFormatter.name.string(from: $0, default: "ゲスト")
    }
    return ChannelViewData.Comment(
      id: comment.number,
      user: sender ?? "あなた",
      text: LegacyTextFormatter.body.string(from: comment.body),
      isOwn: comment.remoteSenderName == nil
    )
  }
}
#endif
