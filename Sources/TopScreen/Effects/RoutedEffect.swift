/// A side effect that a route requests for a response or an action, with the rule for how often it
/// is performed.
///
/// ```swift
/// ContentRoute(.ranking, slots: \.ranking) { RankingViewData($0) }
///   .effects(of: .ranking) { _, viewData in
///     viewData.isEmpty ? [] : [.once(.analytics, "impression:ranking")]
///   }
/// ```
///
/// Performed effects are remembered while the content is on the screen; when the content returns,
/// nothing is remembered. After the content's side has changed, an effect may be performed again.
public struct RoutedEffect: Sendable {
  enum Repetition: Sendable {
    case always
    case once(key: String?)
    case onChange(of: any Hashable & Sendable, key: String?)
  }

  let effect: ContentEffect
  let repetition: Repetition

  private init(_ effect: ContentEffect, _ repetition: Repetition) {
    self.effect = effect
    self.repetition = repetition
  }

  /// Requests an effect that is performed for each response or action that requests it.
  ///
  /// - Parameters:
  ///   - kind: The kind of effect.
  ///   - name: The effect's name: a URL, an event's name, a cache key.
  ///   - value: The value that the effect sends or writes.
  /// - Returns: The effect, performed at each request.
  public static func each(
    _ kind: ContentEffect.Kind,
    _ name: String,
    value: String? = nil
  ) -> RoutedEffect {
    RoutedEffect(ContentEffect(kind, name, value: value), .always)
  }

  /// Requests an effect that is performed once for a content while it is on the screen, like
  /// `take(1)`.
  ///
  /// - Parameters:
  ///   - kind: The kind of effect.
  ///   - name: The effect's name: a URL, an event's name, a cache key.
  ///   - value: The value that the effect sends or writes.
  ///   - key: The identity of the effect: of several effects with one key, only the first is
  ///     performed. Without a key, only an effect with the same kind, name and value counts as the
  ///     same.
  /// - Returns: The effect, performed at its first request.
  public static func once(
    _ kind: ContentEffect.Kind,
    _ name: String,
    value: String? = nil,
    key: String? = nil
  ) -> RoutedEffect {
    RoutedEffect(ContentEffect(kind, name, value: value), .once(key: key))
  }

  /// Requests an effect that is performed when a value has changed, like `distinctUntilChanged()`.
  ///
  /// A response or action that does not request the effect does not change the last value.
  ///
  /// - Parameters:
  ///   - change: The value that is compared with the last one.
  ///   - kind: The kind of effect.
  ///   - name: The effect's name: a URL, an event's name, a cache key.
  ///   - value: The value that the effect sends or writes.
  ///   - key: The identity of the compared value. Without a key, each kind and name has its own
  ///     last value.
  /// - Returns: The effect, performed for the first value and for each value that differs from the
  ///   last one.
  public static func onChange(
    of change: some Hashable & Sendable,
    _ kind: ContentEffect.Kind,
    _ name: String,
    value: String? = nil,
    key: String? = nil
  ) -> RoutedEffect {
    RoutedEffect(ContentEffect(kind, name, value: value), .onChange(of: change, key: key))
  }
}
