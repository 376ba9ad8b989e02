import ScreenDocument

/// Returns the actions of the home screen: only `navigate`, to URLs with the scheme `https` or with
/// the app's own scheme `market`.
@MainActor
func homeActions() -> ActionRegistry {
  ActionRegistry(schemes: ["https", "market"])
}
