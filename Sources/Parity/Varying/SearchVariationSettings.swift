package import StrictJSON

/// The additional values that a search tries, and whether it varies contexts and adds steps.
///
/// The search also tries values that it derives from records and outputs.
package struct SearchVariationSettings {
  /// Additional texts for every place with a text.
  package var additionalTexts: [String] = []
  /// Additional numbers for every place with a number.
  package var additionalNumbers: [JSONTree] = []
  /// Additional values for the places of a path; see ``path(of:in:)``.
  package var additionalValuesByPath: [[String]: [JSONTree]] = [:]
  /// Whether moments, time zones and locales are varied.
  package var variesMomentTimeZoneAndLocale = true
  /// Whether steps are added to inputs: further responses and flips.
  package var addsResponsesAndFlips = true

  /// Creates the settings of a search without additional values.
  package init() {}

  /// Returns the path of a place in a response.
  ///
  /// Its tokens are the names of members, and `*` for each list index. A name that is `*` or begins
  /// with a backslash has a backslash before it.
  package static func path(of place: JSONPointer, in response: JSONValue) -> [String] {
    var value: JSONValue? = response
    return place.tokens.map { token in
      let isElement = value?.kind == .array
      value = isElement ? Int(token).flatMap { value?[$0] } : value?[token]
      return isElement ? KindCoverage.elementToken : KindCoverage.token(of: token)
    }
  }

  /// Returns the additional values to try at a path instead of a value.
  func additionalValues(insteadOf value: JSONTree, at path: [String]) -> [JSONTree] {
    let all: [JSONTree] =
      switch value {
      case .string: additionalTexts.map { .string($0) }
      case .number: additionalNumbers
      case .bool, .null, .object, .array: []
      }
    return (additionalValuesByPath[path] ?? []) + all
  }
}
