package import StrictJSON

/// What a search tries besides the values that it derives from records and outputs.
package struct SearchSettings {
  /// More texts for every place with a text.
  package var texts: [String] = []
  /// More numbers for every place with a number.
  package var numbers: [JSONTree] = []
  /// More values for the places of a path, list indices written `*`.
  package var values: [[String]: [JSONTree]] = [:]
  /// Whether moments, time zones and locales are varied.
  package var variesContext = true
  /// Whether responses and flips follow one another.
  package var variesSteps = true

  /// Creates the settings of a search without more values.
  package init() {}

  /// Returns the additional values for a place.
  func values(instead value: JSONTree, at path: [String]) -> [JSONTree] {
    let all: [JSONTree] =
      switch value {
      case .string: texts.map { .string($0) }
      case .number: numbers
      case .bool, .null, .object, .array: []
      }
    return (values[path] ?? []) + all
  }
}
