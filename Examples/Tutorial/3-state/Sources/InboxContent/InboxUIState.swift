import UIStateLayer

/// The state of the screen: a family of slots for each kind.
@MainActor
package final class InboxUIState {
  package let inbox = UIStateSlots(default: InboxViewData())

  package init() {}
}
