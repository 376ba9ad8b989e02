/// Where legacy handlers send their effects.
///
/// An app implements it over its client, its analytics and its caches. Handlers may call it from
/// any thread.
public protocol LegacyEffects: AnyObject {
  /// Does an effect.
  ///
  /// - Parameter effect: What to do.
  func perform(_ effect: LegacyEffect)
}
