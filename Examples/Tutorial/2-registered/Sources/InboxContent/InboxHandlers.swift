import Bridge

/// Creates the Rx handlers of one screen.
@MainActor
package func inboxHandlers() -> LegacyHandlers {
  LegacyHandlers {
    LegacyHandler(.inbox) { LegacyInboxHandler($0) }
  }
}
