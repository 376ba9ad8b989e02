import Foundation

/// The strategies of a `JSONDecoder`.
struct DecodingStrategies: Sendable {
  let dates: JSONDecoder.DateDecodingStrategy
  let data: JSONDecoder.DataDecodingStrategy
  let floats: JSONDecoder.NonConformingFloatDecodingStrategy
  let keys: JSONDecoder.KeyDecodingStrategy

  /// Whether no strategy converts the names of members to coding keys.
  let keepsNames: Bool

  /// Copies the strategies of a decoder.
  init(of decoder: JSONDecoder) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    keys = decoder.keyDecodingStrategy
    keepsNames = if case .useDefaultKeys = keys { true } else { false }
  }

  /// The strategies of a new decoder.
  static let `default` = DecodingStrategies(of: JSONDecoder())
}
