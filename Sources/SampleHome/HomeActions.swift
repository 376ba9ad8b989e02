import ScreenDocument

/// Returns the actions of the home screen: `navigate`, to URLs with the scheme `https`, and with
/// the app's scheme `market`.
@MainActor
func homeActions() -> ActionRegistry {
  ActionRegistry(schemes: ["https", "market"])
}
