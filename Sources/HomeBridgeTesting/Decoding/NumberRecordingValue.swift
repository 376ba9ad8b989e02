import Foundation

/// A value that decodes itself through a ``NumberRecordingDecoder``, if the decoder has a log and
/// the type allows it.
struct NumberRecordingValue<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    if Self.isDecodedByBase {
      value = try decoder.singleValueContainer().decode(Value.self)
    } else if let log = decoder.userInfo[.decodedNumberLog] as? DecodedNumberLog {
      value = try Value(from: NumberRecordingDecoder(base: decoder, log: log))
    } else {
      value = try Value(from: decoder)
    }
  }

  /// Whether the original decoder must decode the value, without a recording decoder around it.
  ///
  /// This is the case for scalars, and for types of Foundation that a `JSONDecoder` decodes in a
  /// special way.
  private static var isDecodedByBase: Bool {
    if NumberType(of: Value.self) != nil { return true }
    return switch Value.self {
    case is String.Type, is Bool.Type, is Data.Type, is URL.Type: true
    default: false
    }
  }
}
