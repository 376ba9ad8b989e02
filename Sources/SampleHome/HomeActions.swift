import ScreenDocument

/// Returns the actions of the home screen: only `navigate`, which has no code until the app
/// registers it.
///
/// A destination is a relative path, or a URL with the scheme `https` or the app's own scheme
/// `market`.
@MainActor
func homeActions() -> ActionRegistry {
  ActionRegistry(schemes: ["https", "market"])
}
