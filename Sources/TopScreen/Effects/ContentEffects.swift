/// Performs the effects of contents outside their screen.
///
/// An app implements it with its client, its analytics and its caches. Both worlds use it: after a
/// slot is filled, its route's effects are performed on the main actor; old handlers may call it on
/// any thread.
public protocol ContentEffects: AnyObject {
  /// Performs an effect.
  ///
  func perform(_ effect: ContentEffect)
}
