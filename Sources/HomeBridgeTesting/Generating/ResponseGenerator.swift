public import Foundation
public import ScreenDocument
public import StrictJSON

/// Additional values, contexts and hooks for the responses that a ``MigrationSuite`` derives from
/// recorded ones.
///
/// The suite decodes each record to learn the type of each number, so that a generated number fits:
/// an `Int8` is at most 127, and a `Double` is small enough to convert to an `Int`. Only
/// ``adding(texts:integers:fractions:)`` adds larger numbers. The suite reverts each change with
/// which the response does not decode, and leaves out a response that a hook makes invalid: so
/// every generated response decodes. Use hooks to add edge cases of one kind, and to remove values
/// that its server never sends. Sizes are bounded: one change gives a list at most 64 elements, or
/// one element more than it had.
///
/// The moment, time zone and locale of generated responses vary; every eighth response keeps those
/// of its record. The moment is that of the record, the first or the last second of its day, the
/// last second of its month, the first second of the next month, the last second of its year, or
/// the second before or after the next clock change. ``varying(timeZones:locales:)`` sets the time
/// zones and locales.
public struct ResponseGenerator: Sendable {
  /// A function that changes a generated payload of one kind.
  ///
  /// Take random numbers only from the given `SeededGenerator`, so that a seed repeats the payload.
  public typealias Hook = @Sendable (JSONTree, inout SeededGenerator) -> JSONTree

  private var hookByKind: [ContentKind: Hook] = [:]
  /// The edge cases that the search for responses puts into payloads.
  private(set) var edgeValues = EdgeValues()
  /// The contexts in which generated responses are shown.
  private(set) var contextVariations = ContextVariations()

  /// The kinds with a hook.
  var kindsWithHook: Set<ContentKind> { Set(hookByKind.keys) }

  /// Creates a generator without hooks.
  public init() {}

  /// Adds edge cases for texts and numbers, such as dates at the limits of a rule, to those of
  /// earlier calls.
  ///
  /// A number is tried at places whose types can hold it, even if it does not convert to an `Int`,
  /// such as `1e300`.
  ///
  /// - Parameters:
  ///   - texts: More texts.
  ///   - integers: More whole numbers.
  ///   - fractions: More numbers for fractional values; infinite values and NaN are ignored.
  /// - Returns: The extended generator.
  public func adding(
    texts: [String] = [],
    integers: [Int] = [],
    fractions: [Double] = []
  ) -> Self {
    var copy = self
    copy.edgeValues.addBeforeDefaults(texts: texts, integers: integers, fractions: fractions)
    return copy
  }

  /// Sets the time zones and locales in which generated responses are shown, besides those of the
  /// record.
  ///
  /// - Parameters:
  ///   - timeZones: The time zones; empty for the record's alone; `nil` changes nothing. A new
  ///     generator has ten around the world.
  ///   - locales: The locales; empty for the record's alone; `nil` changes nothing. A new generator
  ///     has four with different digits, calendars and separators.
  /// - Returns: The changed generator.
  public func varying(timeZones: [TimeZone]? = nil, locales: [Locale]? = nil) -> Self {
    var copy = self
    if let timeZones { copy.contextVariations.additionalTimeZones = timeZones }
    if let locales { copy.contextVariations.additionalLocales = locales }
    return copy
  }

  /// Sets the hook that receives every generated payload of a kind; it replaces an earlier hook.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - hook: Changes the payload, after all other changes. If the result does not decode, the
  ///     response is left out, and fewer responses are tested.
  /// - Returns: The generator with the hook.
  public func changing(_ kind: ContentKind, with hook: @escaping Hook) -> Self {
    var copy = self
    copy.hookByKind[kind] = hook
    return copy
  }

  /// Returns the hook of a kind; `nil` if it has none.
  func hook(of kind: ContentKind) -> Hook? { hookByKind[kind] }
}
