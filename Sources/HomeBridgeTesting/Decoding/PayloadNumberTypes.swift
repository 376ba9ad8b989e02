import Foundation
import ScreenDocument
import StrictJSON

/// The types that the numbers of a payload are decoded as, by place; a date counts as a number.
///
/// A `JSONDecoder` decodes the payload; a ``NumberRecordingDecoder`` between it and the response
/// type records each number that the type requests and receives.
struct PayloadNumberTypes {
  private var typesByPlace: [JSONPointer: [NumberType]] = [:]

  /// Creates an empty collection.
  init() {}

  /// Decodes a payload and records its numbers; the result is empty if the payload does not decode.
  init<Response: Decodable>(of payload: JSONValue, decodedAs type: Response.Type) {
    let log = DecodedNumberLog()
    let decoder = JSONDecoder()
    decoder.userInfo[.decodedNumberLog] = log
    guard
      (try? decoder.decode(NumberRecordingValue<Response>.self, from: Data(payload.bytes))) != nil
    else {
      return
    }
    for number in log.all {
      let place = Self.place(of: number.path, in: payload)
      if self[place].contains(number.type) { continue }
      typesByPlace[place, default: []].append(number.type)
    }
  }

  /// The places of the numbers that the response type decodes, sorted, with their types.
  var sortedPlaces: [(place: JSONPointer, types: [NumberType])] {
    typesByPlace.map { (place: $0, types: $1) }
      .sorted { $0.place.tokens.lexicographicallyPrecedes($1.place.tokens) }
  }

  /// The types that the number at a place is decoded as; empty for a number that is not decoded.
  subscript(place: JSONPointer) -> [NumberType] { typesByPlace[place] ?? [] }

  /// Converts a coding path to a place in the payload; a key with a number is an index only inside
  /// a list of the payload, otherwise it is a name.
  private static func place(of path: [any CodingKey], in payload: JSONValue) -> JSONPointer {
    var tokens: [String] = []
    var reached: JSONValue? = payload
    for key in path {
      if let index = key.intValue, reached?.kind == .array {
        tokens.append(String(index))
        reached = reached?[index]
      } else {
        tokens.append(key.stringValue)
        reached = reached?[key.stringValue]
      }
    }
    return JSONPointer(tokens: tokens)
  }
}
