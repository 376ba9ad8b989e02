import Foundation
import ScreenDump
import Testing
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite struct ScriptedTimelineTests {
  private let timeline = ScriptedTimeline()

  private func play(_ bytes: [UInt8]) async throws -> [PlayedStep] {
    let script = try Script(reading: bytes, fileName: "s.txt", verbs: timeline.verbs)
    return try await timeline.play(script, in: try .sample())
  }

  /// A step as a line: the action, the changed posts, and the rest.
  private func line(_ step: PlayedStep, after before: PlayedStep?) throws -> String {
    let viewData = try #require(step.viewData.base as? TimelineViewData)
    let old = before?.viewData.base as? TimelineViewData
    var parts = [step.action?.text ?? "start"]
    for post in viewData.content.items where old?.content.items.contains(post) != true {
      parts.append(
        "\(post.id) \(post.text.prefix(4)) \(post.time) \(post.isLiked ? "♥" : "♡")\(post.likes) "
          + "\(post.isRetweeted ? "◆" : "◇")\(post.retweets)"
      )
    }
    if case .failed = viewData.loading { parts.append("failed") }
    parts += viewData.modals.map { "[\($0.text)] \($0.counter)\($0.canSend ? " →" : "")" }
    return (parts + step.deliveredCommands).joined(separator: " | ")
  }

  @Test func `K8 the sample script gives the expected steps`() async throws {
    let steps = try await play(try SampleFile.bytes("scripts/timeline.txt"))
    let lines = try steps.indices.map { index in
      try line(steps[index], after: index > 0 ? steps[index - 1] : nil)
    }
    #expect(
      lines.joined(separator: "\n") == """
        start | p-4 本日のタ 1分前 ♡1,204 ◇87 | p-3 お花見の 45分前 ♡9 ◇ \
        | p-2 新作のあ 昨日 ♡9,999 ◇310 | p-1 引っ越し 2025年12月28日 ♡ ◇
        like p-2 | p-2 新作のあ 昨日 ♥9,999+ ◇310
        retweet p-4 | p-4 本日のタ 1分前 ♡1,204 ◆88
        like p-4 | p-4 本日のタ 1分前 ♥1,205 ◆88
        like p-4 | p-4 本日のタ 1分前 ♡1,204 ◆88
        compose | [] あと140文字
        type おはよう | [おはよう] あと136文字 →
        send | p-5 おはよう たった今 ♡ ◇ | scrollToTop | showToast 投稿しました
        offline
        like p-1 | showToast 反映できませんでした
        refresh | failed
        compose | failed | [] あと140文字
        type 明日は市場へ行きます | failed | [明日は市場へ行きます] あと130文字 →
        send | failed | [明日は市場へ行きます] あと130文字 → | showToast 投稿できませんでした
        online | failed | [明日は市場へ行きます] あと130文字 →
        send | p-6 明日は市 たった今 ♡ ◇ | failed | scrollToTop | showToast 投稿しました
        refresh
        compose | [] あと140文字
        type やっぱりやめた | [やっぱりやめた] あと133文字 →
        cancel
        """
    )
  }

  @Test func `two runs of a script give the same steps`() async throws {
    let bytes = try SampleFile.bytes("scripts/timeline.txt")
    let first = try await play(bytes)
    #expect(try await play(bytes) == first)
  }

  @Test func `the sample script plays every action`() throws {
    let bytes = try SampleFile.bytes("scripts/timeline.txt")
    let script = try Script(reading: bytes, fileName: "s.txt", verbs: timeline.verbs)
    #expect(Set(script.actions.map(\.verb)) == Set(timeline.verbs.map(\.name)))
  }

  @Test func `a missing post is reported with its line and column`() async throws {
    await #expect(
      throws: DumpFailure("s.txt:2:6: unknown post 'p-9'; the posts are p-4, p-3, p-2, p-1")
    ) {
      try await play(Array("refresh\nlike p-9".utf8))
    }
  }
}
