import Foundation
import TestSupport

/// Decoders with random strategies.
enum RandomStrategies {
  static func decoder(using random: inout Seeded) -> JSONDecoder {
    let decoder = JSONDecoder()
    let dates: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .formatted(days),
      .custom {
        try Date(timeIntervalSince1970: $0.singleValueContainer().decode(Double.self) + 1)
      },
    ]
    let data: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .deferredToData,
      .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) },
    ]
    let floats: [JSONDecoder.NonConformingFloatDecodingStrategy] = [
      .throw,
      .convertFromString(positiveInfinity: "Infinity", negativeInfinity: "-inf", nan: "nan"),
    ]
    let keys: [JSONDecoder.KeyDecodingStrategy] = [
      .useDefaultKeys, .useDefaultKeys, .useDefaultKeys, .convertFromSnakeCase,
      .custom { path in
        guard let last = path.last else { return SchemaKey("") }
        // Several names become one, and the path takes part.
        return SchemaKey(path.count.isMultiple(of: 2) ? last.stringValue.lowercased() : "id")
      },
    ]
    decoder.dateDecodingStrategy = dates.randomElement(using: &random) ?? .deferredToDate
    decoder.dataDecodingStrategy = data.randomElement(using: &random) ?? .base64
    decoder.nonConformingFloatDecodingStrategy = floats.randomElement(using: &random) ?? .throw
    decoder.keyDecodingStrategy = keys.randomElement(using: &random) ?? .useDefaultKeys
    return decoder
  }

  private static let days: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}
