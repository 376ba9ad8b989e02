import TopScreen

/// Returns the routes of the screen; no content has one yet.
@MainActor
package func inboxRoutes() -> ContentRoutes<InboxUIState> {
  ContentRoutes<InboxUIState> {}
}
