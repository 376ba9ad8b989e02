import Foundation

/// A copy of the strategies of a `JSONDecoder`: for dates, data, infinities and member names.
struct DecodingStrategies: Sendable {
  let dates: JSONDecoder.DateDecodingStrategy
  let data: JSONDecoder.DataDecodingStrategy
  let floats: JSONDecoder.NonConformingFloatDecodingStrategy
  let keys: JSONDecoder.KeyDecodingStrategy

  /// Whether coding keys are the members' names as they are; no key strategy converts them.
  let usesDefaultKeys: Bool

  /// Copies the strategies of a decoder.
  init(of decoder: JSONDecoder) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    keys = decoder.keyDecodingStrategy
    usesDefaultKeys = if case .useDefaultKeys = keys { true } else { false }
  }

  /// The strategies of a new decoder.
  static let `default` = DecodingStrategies(of: JSONDecoder())
}
