/// Performs the side effects of contents; an app implements it with its HTTP client, its analytics
/// and its caches.
///
/// Both sides use it: after a slot is filled, the screen performs the effects of the slot's route
/// on the main actor; legacy handlers may call it on any thread.
public protocol ContentEffectPerforming: AnyObject {
  /// Performs one side effect; called on the main actor for a route, on any thread for a legacy
  /// handler.
  func perform(_ effect: ContentEffect)
}
