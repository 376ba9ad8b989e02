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
    let screen = LegacyChannelScreen(store) { listener.commands.append($0) }

    #expect(listener.commands.isEmpty)
    #expect(screen.shownViewData.likes == "いいね 1")
    screen.perform(.comment(" "))
    #expect(listener.commands == [.showToast("コメントを入力してください")])
  }

  @Test func `releasing a legacy screen releases its store and all subscriptions`() {
    weak var screen: LegacyChannelScreen?
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
      let theScreen = LegacyChannelScreen(theStore) { theListener.commands.append($0) }
      theScreen.perform(.tune(channelID: "c", title: "題"))
      theScreen.perform(.comment("a"))
      (screen, store, formatter, listener) = (theScreen, theStore, theFormatter, theListener)
      #expect(theListener.commands == [.playSound(.tune), .scrollToBottom])
    }

    #expect(screen == nil)
    #expect(store == nil)
    #expect(formatter == nil)
    #expect(listener == nil)
    #if DEBUG
    #expect(ThreadLiveObjectCounter.createdMinusReleasedByCurrentThread == before)
    #endif
  }
}
#endif
