public import Foundation
public import ScreenDocument
public import StrictJSON

/// Generates responses: recorded ones, with values changed to edge cases.
///
/// | a recorded value | becomes, now and then |
/// | --- | --- |
/// | a text | empty, a space, long, emoji, right-to-left, combining, a number's spelling, a URL |
/// | a whole number | zero, one, negative, the thousands' edges, the ends of its type |
/// | a fraction | zero, ties of rounding, negative, tiny |
/// | a boolean | the other |
/// | a list | empty, eight times as long |
/// | a member | missing |
///
/// The suite decodes each record to learn the type of each number, so that a generated number stays within
/// it: an `Int8` is at most 127, and a `Double` converts to an `Int` unless ``adding(texts:integers:fractions:)``
/// gives larger ones. It takes back each change that the response type refuses. So every generated response
/// decodes, unless a hook breaks it. Hooks add the edges that only a kind knows, and take back what its server
/// never sends. Sizes are bounded: no list grows beyond 200 elements.
///
/// A generated response is shown at a moment, in a time zone and in a locale of its own: its record's, the
/// first and the last second of a day, the last day of a month, the first of the next, the end of a year, the
/// second before and after a change of clocks. ``varying(timeZones:locales:)`` says in which places.
public struct ResponseGenerator: Sendable {
  /// Changes a generated payload of one kind.
  public typealias Hook = @Sendable (JSONTree, inout SeededGenerator) -> JSONTree

  static let maximumElements = 200

  private var hooks: [ContentKind: Hook] = [:]
  private var values = EdgeValues()
  /// Where and when generated responses are shown.
  private(set) var contexts = ContextVariation()

  /// The kinds that have a hook.
  var changedKinds: Set<ContentKind> { Set(hooks.keys) }

  /// Creates a generator without hooks.
  public init() {}

  /// Adds values that texts and numbers are changed to, such as dates at the edges of a rule.
  ///
  /// A number is used wherever its place can hold it, also where it no longer converts to an `Int`, as
  /// `1e300`.
  ///
  /// - Parameters:
  ///   - texts: More texts.
  ///   - integers: More whole numbers.
  ///   - fractions: More numbers for what is no whole number; those that are not finite are left out.
  /// - Returns: The generator with them.
  public func adding(
    texts: [String] = [],
    integers: [Int] = [],
    fractions: [Double] = []
  ) -> Self {
    var copy = self
    copy.values.add(texts: texts, integers: integers, fractions: fractions)
    return copy
  }

  /// Sets the time zones and locales in which generated responses are shown, besides those of their record.
  ///
  /// - Parameters:
  ///   - timeZones: The time zones; empty for the record's alone, `nil` for ten around the world.
  ///   - locales: The locales; empty for the record's alone, `nil` for four that differ in digits,
  ///     calendar and separators.
  /// - Returns: The generator with them.
  public func varying(timeZones: [TimeZone]? = nil, locales: [Locale]? = nil) -> Self {
    var copy = self
    if let timeZones { copy.contexts.timeZones = timeZones }
    if let locales { copy.contexts.locales = locales }
    return copy
  }

  /// Has every generated payload of a kind pass through a hook.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - hook: Changes the payload; called last.
  /// - Returns: The generator with the hook.
  public func changing(_ kind: ContentKind, with hook: @escaping Hook) -> Self {
    var copy = self
    copy.hooks[kind] = hook
    return copy
  }

  /// Makes a payload of a recorded one.
  ///
  /// Without the type that it is decoded as, the spelling of a number says which others stand in its place.
  ///
  /// - Parameters:
  ///   - payload: What was recorded.
  ///   - kind: Its kind.
  ///   - seed: What repeats it.
  /// - Returns: The payload, about one value in six of it changed.
  public func payload(from payload: JSONTree, of kind: ContentKind, seed: UInt64) -> JSONTree {
    var change = change(NumberTypes(), SeededGenerator(seed: seed))
    let tree = change.changed(payload)
    return hook(of: kind)?(tree, &change.random) ?? tree
  }

  /// The changes of one payload.
  func change(_ numberTypes: NumberTypes, _ random: SeededGenerator) -> PayloadChange {
    PayloadChange(values: values, numberTypes: numberTypes, random: random)
  }

  /// What a kind's payloads pass through last.
  func hook(of kind: ContentKind) -> Hook? { hooks[kind] }
}
