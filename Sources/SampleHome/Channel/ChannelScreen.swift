import UIStateLayer

/// The live channel: owns the adapter, and makes the content of its state.
@MainActor
struct ChannelScreen {
  let adapter = ChannelAdapter()

  var content: ChannelContent {
    ChannelContent(viewData: ChannelViewData(adapter.state)) { [weak adapter] event in
      adapter?.handle(event)
    }
  }
}
