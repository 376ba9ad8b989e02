import ScreenDocument

/// The actions of the home screen: `navigate`, to the web and inside the app.
@MainActor
func homeActions() -> ActionRegistry {
  ActionRegistry(schemes: ["https", "market"])
}
