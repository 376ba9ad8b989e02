import Foundation

/// A response with numbers of many types.
struct MeasuresResponse: Decodable, Sendable {
  enum Level: Int, Decodable { case low = 1, high = 2 }

  struct Row: Decodable, Sendable {
    var tiny: Int8
    var pair: Pair
  }

  /// Two numbers of different types in one array, read one after another.
  struct Pair: Decodable, Sendable {
    var first: UInt8
    var second: Double

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(UInt8.self)
      second = try container.decode(Double.self)
    }
  }

  var tiny: Int8
  var port: UInt16?
  var width: Int32
  var count: Int
  var total: UInt64
  var share: Double
  var ratio: Float
  var price: Decimal
  var since: Date
  var level: Level
  var link: URL
  var rows: [Row]
  var byNumber: [Int: Int8]
  var byName: [String: Int16]
}
