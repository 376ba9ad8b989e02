import Foundation

extension JSONValueDecoder {
  /// Decodes a value as a type that is not a scalar of the standard library: `Date`, `Data`, `URL`,
  /// `Decimal`, a dictionary, or any other type by its `init(from:)`.
  func decodeNonScalar<T: Decodable>(_ type: T.Type) throws -> T {
    if T.self == Date.self, let value = try date() as? T { return value }
    if T.self == Data.self, let value = try data() as? T { return value }
    if T.self == URL.self, let value = try url() as? T { return value }
    if T.self == Decimal.self, let value = try decimal() as? T { return value }
    if !session.strategies.usesDefaultKeys,
      let dictionary = T.self as? any DictionaryWithUnconvertedKeys.Type,
      let values = try dictionary.init(decoding: self) as? T
    {
      return values
    }
    return try T(from: self)
  }

  private func date() throws -> Date {
    try throwIfNull(expecting: Date.self)
    switch session.strategies.dates {
    case .deferredToDate:
      return try Date(from: self)
    case .secondsSince1970:
      return Date(timeIntervalSince1970: try decode(Double.self))
    case .millisecondsSince1970:
      return Date(timeIntervalSince1970: try decode(Double.self) / 1_000)
    case .iso8601:
      let text = try decode(String.self)
      guard let date = try? Date.ISO8601FormatStyle().parse(text) else {
        throw corruptedValueError("Expected date string to be ISO8601-formatted.")
      }
      return date
    #if canImport(Darwin)
    // Elsewhere it is a custom strategy.
    case .formatted(let formatter):
      guard let date = formatter.date(from: try decode(String.self)) else {
        throw corruptedValueError("Date string does not match format expected by formatter.")
      }
      return date
    #endif
    case .custom(let custom):
      return try custom(self)
    @unknown default:
      return try Date(from: self)
    }
  }

  private func data() throws -> Data {
    try throwIfNull(expecting: Data.self)
    switch session.strategies.data {
    case .deferredToData:
      return try Data(from: self)
    case .base64:
      guard let data = Data(base64Encoded: try decode(String.self)) else {
        throw corruptedValueError("Encountered Data is not valid Base64.")
      }
      return data
    case .custom(let custom):
      return try custom(self)
    @unknown default:
      return try Data(from: self)
    }
  }

  private func url() throws -> URL {
    try throwIfNull(expecting: URL.self)
    guard let url = URL(string: try decode(String.self)) else {
      throw corruptedValueError("Invalid URL string.")
    }
    return url
  }

  private func decimal() throws -> Decimal {
    try throwIfNull(expecting: Decimal.self)
    guard let text = JSONValue(storage: session.storage, node: node).numberText else {
      throw decodingError(.mismatch, expecting: Decimal.self)
    }
    guard let decimal = Decimal(string: text) else { throw UnrepresentableNumberError(node: node) }
    return decimal
  }
}
