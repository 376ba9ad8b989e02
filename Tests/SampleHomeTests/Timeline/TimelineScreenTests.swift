import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@testable import SampleHome

@MainActor
@Suite(.timeLimit(.minutes(20))) struct TimelineScreenTests {
  @Test func `K8 the first page is loading, and then shown`() async throws {
    let timeline = try TimelineFixture()
    #expect(timeline.viewData == TimelineViewData(content: ListViewData([])))

    timeline.screen.refresh()
    #expect(timeline.viewData.loading == .first)
    #expect(timeline.viewData.composition.state == .loading)

    await timeline.answer()
    #expect(timeline.viewData.loading == .none)
    #expect(timeline.viewData.content.items.map(\.id) == ["p-4", "p-3", "p-2", "p-1"])
    #expect(
      timeline.viewData.content.items[0]
        == PostViewData(
          id: "p-4",
          author: "みどり市場",
          text: "本日のタイムセールは正午からです。",
          time: "1分前",
          likes: "1,204",
          retweets: "87",
          isLiked: false,
          isRetweeted: false
        )
    )
    #expect(timeline.commands.isEmpty)
  }

  @Test func `K8 a page that failed can be loaded again`() async throws {
    let timeline = try TimelineFixture()
    timeline.repository.isOnline = false
    timeline.screen.refresh()
    await timeline.answer()
    #expect(timeline.viewData.loading == .failed(message: "読み込めませんでした。もう一度お試しください。"))
    #expect(timeline.viewData.composition.state == .failed)

    timeline.repository.isOnline = true
    timeline.send(.refresh)
    #expect(timeline.viewData.loading == .first)
    await timeline.answer()
    #expect(timeline.viewData.composition.state == .loaded)

    timeline.repository.isOnline = false
    timeline.send(.refresh)
    #expect(timeline.viewData.loading == .refreshing)
    await timeline.answer()
    #expect(timeline.viewData.content.items.count == 4)
    #expect(timeline.viewData.composition.state == .stale)
    #expect(timeline.viewData.composition.items.allSatisfy { $0.content.phase == .stale })
  }

  @Test func `K8 of two refreshes the newer one applies`() async throws {
    let timeline = try await TimelineFixture.loaded()
    timeline.send(.refresh)
    await timeline.clock.waitForSleepers(1)
    timeline.send(.refresh)
    await timeline.answer()

    #expect(timeline.viewData.loading == .none)
    let loadings = timeline.contents.map(\.viewData.loading)
    #expect(loadings == [.none, .first, .none, .refreshing, .refreshing, .none])
  }

  @Test func `K5 a like updates exactly one item`() async throws {
    let timeline = try await TimelineFixture.loaded()
    let before = timeline.viewData
    timeline.send(.toggleLike("p-2"))
    let after = timeline.viewData

    #expect(after.content.idsOfChangedItems(from: before.content) == ["p-2"])
    let difference = StackDifference(
      from: before.composition.items,
      to: after.composition.items
    )
    #expect(difference.changes == [.update("p-2", from: 2, to: 2)])
    #expect(after.content.items[2].isLiked)
    #expect(after.content.items[2].likes == "9,999+")
    #expect(timeline.contents.count == 4)

    await timeline.answer()
    #expect(timeline.viewData == after)
    timeline.send(.refresh)
    await timeline.answer()
    #expect(timeline.viewData == after)
  }

  @Test func `K5 a like that fails is reverted, and updates exactly that item`() async throws {
    let timeline = try await TimelineFixture.loaded()
    let before = timeline.viewData
    timeline.repository.isOnline = false
    timeline.send(.toggleRetweet("p-3"))
    #expect(timeline.viewData.content.items[1].retweets == "1")
    await timeline.answer()

    #expect(timeline.viewData == before)
    #expect(timeline.commands == [.showToast("反映できませんでした")])
  }

  @Test func `K8 two reaction changes reach the server in order`() async throws {
    let timeline = try await TimelineFixture.loaded()
    let before = timeline.viewData
    timeline.send(.toggleLike("p-1"))
    timeline.send(.toggleLike("p-1"))
    await timeline.clock.waitForSleepers(1)
    timeline.clock.advance(by: .seconds(1))
    await timeline.answer()

    #expect(timeline.viewData == before)
    timeline.send(.refresh)
    await timeline.answer()
    #expect(timeline.viewData == before)
  }

  @Test func `K8 a new post is written, sent, and shown first`() async throws {
    let timeline = try await TimelineFixture.loaded()
    timeline.send(.startDraft)
    timeline.screen.viewArguments.draftText.value = "おはよう"
    timeline.send(.sendDraft)
    timeline.send(.sendDraft)
    #expect(
      timeline.viewData.modals
        == [PostDraftViewData(text: "おはよう", counter: "あと136文字", canSend: false, isSending: true)]
    )
    #expect(timeline.viewData.composition.items.last?.id == "compose")
    await timeline.answer()

    #expect(timeline.viewData.modals.isEmpty)
    #expect(timeline.viewData.content.items.map(\.id) == ["p-5", "p-4", "p-3", "p-2", "p-1"])
    #expect(timeline.viewData.content.items[0].time == "たった今")
    #expect(timeline.commands == [.scrollToTop, .showToast("投稿しました")])
  }

  @Test func `K8 a draft that could not be sent is kept`() async throws {
    let timeline = try await TimelineFixture.loaded()
    timeline.repository.isOnline = false
    timeline.send(.startDraft)
    timeline.screen.viewArguments.draftText.value = "おはよう"
    timeline.send(.sendDraft)
    await timeline.answer()

    #expect(
      timeline.viewData.modals
        == [PostDraftViewData(text: "おはよう", counter: "あと136文字", canSend: true, isSending: false)]
    )
    #expect(timeline.viewData.content.items.count == 4)
    #expect(timeline.commands == [.showToast("投稿できませんでした")])
  }

  @Test func `K4 the draft text is set by the store, which can reject it`() async throws {
    let timeline = try await TimelineFixture.loaded()
    let draft = timeline.screen.viewArguments.draftText
    draft.value = "早い"
    #expect(draft.value == "")

    timeline.send(.startDraft)
    draft.value = "おはよう"
    #expect(draft.value == "おはよう")
    #expect(timeline.viewData.modals.map(\.text) == ["おはよう"])

    timeline.send(.sendDraft)
    draft.value = "遅い"
    #expect(draft.value == "おはよう")
    await timeline.answer()
  }

  @Test func `K3 the whole screen is one value: children, loading and sheet`() async throws {
    let timeline = try await TimelineFixture.loaded()
    timeline.send(.startDraft)
    timeline.send(.refresh)
    let viewData = timeline.viewData

    #expect(viewData.content.items.count == 4)
    #expect(viewData.loading == .refreshing)
    #expect(viewData.modals.count == 1)
    #expect(timeline.contents.last?.viewData == viewData)
    var state = TimelineState()
    var commands = CommandBuffer<TimelineCommand>()
    let posts = try await InMemoryTimelineRepository(now: .sampleNow).loadFirstPage()
    for action in [TimelineState.Action.firstPageLoaded(posts), .startDraft, .refresh] {
      state.mutate(with: action, emitting: &commands)
    }
    #expect(viewData == TimelineViewData(state, at: ScreenClock(try .sample())))
    await timeline.answer()
  }

  @Test func `V1 an event is one action, which changes the state and the view`() throws {
    let timeline = try TimelineFixture()
    timeline.send(.startDraft)
    timeline.send(.cancelDraft)
    #expect(timeline.contents.map(\.viewData.modals.count) == [0, 1, 0])
  }

  @Test func `V3 a content does not retain its screen, and its events then have no effect`() throws
  {
    var timeline: TimelineFixture? = try TimelineFixture()
    let viewArguments = try #require(timeline?.screen.viewArguments)
    weak let screen = timeline?.screen
    viewArguments.onEvent(.startDraft)
    timeline = nil

    #expect(screen == nil)
    viewArguments.draftText.value = "x"
    #expect(viewArguments.draftText.value == "")
    viewArguments.onEvent(.cancelDraft)
    #expect(viewArguments.viewData.modals.isEmpty)
  }
}
