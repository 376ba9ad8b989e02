/// The port through which contents do what they do to the world outside their screen.
///
/// An app implements it over its client, its analytics and its caches. Both worlds use it: slots are
/// followed by the effects that their routes ask for, on the main actor; old handlers may call it from
/// any thread.
public protocol ContentEffects: AnyObject {
  /// Does an effect.
  ///
  /// - Parameter effect: What to do.
  func perform(_ effect: ContentEffect)
}
