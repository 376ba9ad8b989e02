import TopScreen

/// Returns the routes of the screen, one for each kind.
@MainActor
package func inboxRoutes() -> ContentRoutes<InboxUIState> {
  ContentRoutes<InboxUIState> {
    ContentRoute(.inbox, slots: \.inbox) { InboxViewData($0) }
  }
}
