#if LegacyBridge
import LegacyRx
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyChannelStoreTests {
  private final class Listener {
    var commands: [ChannelViewCommand] = []
  }

  @Test
  func
    `V4 a late listener of the legacy store receives no earlier command, and the current labels`()
  {
    let store = LegacyChannelStore()
    store.dispatch(.tune(channelID: "c", title: "題"))
    store.dispatch(.like)
    let listener = Listener()
    let view = LegacyChannelView(store) { listener.commands.append($0) }

    #expect(listener.commands.isEmpty)
    #expect(view.shownViewData.likes == "いいね 1")
    view.perform(.comment(" "))
    #expect(listener.commands == [.showToast("コメントを入力してください")])
  }

  @Test func `releasing a legacy view releases its store and all subscriptions`() {
    weak var view: LegacyChannelView?
    weak var store: LegacyChannelStore?
    weak var formatter: LegacyChannelFormatter?
    weak var listener: Listener?
    #if DEBUG
    let before = ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread
    #endif

    do {
      let theFormatter = LegacyChannelFormatter()
      let theStore = LegacyChannelStore(formatter: theFormatter)
      let theListener = Listener()
      let theView = LegacyChannelView(theStore) { theListener.commands.append($0) }
      theView.perform(.tune(channelID: "c", title: "題"))
      theView.perform(.comment("a"))
      (view, store, formatter, listener) = (theView, theStore, theFormatter, theListener)
      #expect(theListener.commands == [.playSound(.tune), .scrollToBottom])
    }

    #expect(view == nil)
    #expect(store == nil)
    #expect(formatter == nil)
    #expect(listener == nil)
    #if DEBUG
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread == before)
    #endif
  }
}
#endif
