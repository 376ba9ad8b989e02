import UIStateLayer

/// The screen of the live channel: it owns the store, and creates the views' arguments from its
/// state.
@MainActor
struct ChannelScreenModel {
  let store = ChannelStore()

  var viewArguments: ChannelViewArguments {
    ChannelViewArguments(viewData: ChannelViewData(store.state)) { [weak store] event in
      store?.handle(event)
    }
  }
}
