/// An effect that a route asks for on account of a response, and how often it is done.
///
/// ```swift
/// ContentRoute(.ranking, slots: \.ranking) { RankingViewData($0) }
///   .effects(of: .ranking) { _, viewData in
///     viewData.isEmpty ? [] : [.once(.analytics, "impression:ranking")]
///   }
/// ```
///
/// What was done is remembered for as long as the content is on its screen.
public struct RoutedEffect: Sendable {
  enum Repetition: Sendable {
    case eachResponse
    case once(key: String?)
    case onChange(of: any Hashable & Sendable, key: String?)
  }

  let effect: ContentEffect
  let repetition: Repetition

  private init(_ effect: ContentEffect, _ repetition: Repetition) {
    self.effect = effect
    self.repetition = repetition
  }

  /// Asks for an effect for each response.
  ///
  /// - Parameters:
  ///   - kind: What kind of effect it is.
  ///   - name: Which one: a URL, an event's name, a cache key.
  ///   - value: What is sent or written with it.
  /// - Returns: The effect, done whenever a response asks for it.
  public static func each(
    _ kind: ContentEffect.Kind,
    _ name: String,
    value: String? = nil
  ) -> RoutedEffect {
    RoutedEffect(ContentEffect(kind, name, value: value), .eachResponse)
  }

  /// Asks for an effect that is done once for a content, as `take(1)` has it.
  ///
  /// - Parameters:
  ///   - kind: What kind of effect it is.
  ///   - name: Which one: a URL, an event's name, a cache key.
  ///   - value: What is sent or written with it.
  ///   - key: What the effect counts as: of those with the same key, only the first is done. Without a
  ///     key, only an equal effect counts as the same.
  /// - Returns: The effect, done the first time a response asks for it.
  public static func once(
    _ kind: ContentEffect.Kind,
    _ name: String,
    value: String? = nil,
    key: String? = nil
  ) -> RoutedEffect {
    RoutedEffect(ContentEffect(kind, name, value: value), .once(key: key))
  }

  /// Asks for an effect that is done when a value is another than the last time, as
  /// `distinctUntilChanged()` has it.
  ///
  /// A response that does not ask leaves the last value as it was.
  ///
  /// - Parameters:
  ///   - change: The value whose changes count.
  ///   - kind: What kind of effect it is.
  ///   - name: Which one: a URL, an event's name, a cache key.
  ///   - value: What is sent or written with it.
  ///   - key: What the value belongs to. Without a key, each kind's names have a last value each.
  /// - Returns: The effect, done for the first value and whenever it changes.
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
