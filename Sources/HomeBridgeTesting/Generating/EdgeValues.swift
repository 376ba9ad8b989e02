/// Texts and numbers at the limits of what apps expect.
///
/// The search for responses puts them into payloads, in addition to values that it makes itself.
struct EdgeValues: Sendable {
  private var texts = Self.defaultTexts
  private var integers = Self.defaultIntegers
  private var fractions = Self.defaultFractions
  private var numbersAddedByApp: Set<String> = []

  /// Adds values of the app before all earlier ones; duplicates stay, and fractions that are not
  /// finite are ignored.
  ///
  /// The size limit of generated numbers does not apply to these numbers.
  mutating func addBeforeDefaults(texts: [String], integers: [Int], fractions: [Double]) {
    self.texts = texts + self.texts
    let integers = integers.map(String.init)
    let fractions = fractions.filter(\.isFinite).map { "\($0)" }
    self.integers = integers + self.integers
    self.fractions = fractions + self.fractions
    numbersAddedByApp.formUnion(integers + fractions)
  }

  /// The texts that are tried at every place with a text.
  var allTexts: [String] { texts }

  /// Returns the numbers for a place of a response.
  ///
  /// Every type at the place can hold each of these numbers. A number that the app has not added is
  /// also small enough for a generated response.
  ///
  /// - Parameter types: The types that the number at the place is decoded as.
  /// - Returns: The numbers; none if the types are empty, because the number is not decoded.
  func numbers(fittingAll types: [NumberType]) -> [String] {
    guard !types.isEmpty else { return [] }
    let areFloatingPoint = types.allSatisfy(\.isFloatingPoint)
    let numbers = types.flatMap(\.integerBounds) + integers + (areFloatingPoint ? fractions : [])
    return numbers.filter { canGenerate($0, decodedAs: types) }
  }

  /// Returns whether a number may be generated at a place that is decoded as all given types.
  ///
  /// Every type must be able to hold the number. A number that the app has not added must also be
  /// small enough for a generated response.
  func canGenerate(_ number: String, decodedAs types: [NumberType]) -> Bool {
    types.allSatisfy {
      numbersAddedByApp.contains(number)
        ? $0.canHold(number) : $0.canHoldInGeneratedResponse(number)
    }
  }

  private static let defaultTexts = [
    "", " ", "　全角の空白　", "👨‍👩‍👧‍👦🎉", "שלום עולם", "a\nb\tc", "\u{202E}gnp.exe", "e\u{301}",
    String(repeating: "長", count: 500), "0", "-1", "null", "true", "https://example.com/a?b=c",
    "https://example.com/" + String(repeating: "a", count: 3_000), "javascript:alert(1)", "/path",
    "not a date", "2026-02-29T12:00:00+09:00", "2099-12-31T23:59:59Z", "1999-12-31T23:59:59Z",
  ]

  private static let defaultIntegers = [
    "0", "1", "-1", "9", "10", "99", "100", "101", "999", "1000", "9998", "9999", "10000", "10001",
    "123456789", "-1980", "9007199254740993", "9223372036854775807", "-9223372036854775808",
  ]

  private static let defaultFractions = [
    "0.0", "0.04", "0.05", "0.049999", "1.25", "4.35", "4.95", "4.949", "5.0", "5.1", "-0.1", "1e3",
    "0.95", "0.15", "1e-9",
  ]
}
