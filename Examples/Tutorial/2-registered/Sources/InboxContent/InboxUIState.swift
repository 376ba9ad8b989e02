/// The state of the screen; no content has a slot yet.
@MainActor
package final class InboxUIState {
  package init() {}
}
