/// A response with integers of 128 bits in each kind of decoding container.
struct WideIntegersResponse: Decodable, Sendable {
  /// An integer that is decoded from a single value.
  struct Single: Decodable, Sendable {
    var value: Int128

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int128.self)
    }
  }

  /// An integer without a sign that is decoded from a single value.
  struct UnsignedSingle: Decodable, Sendable {
    var value: UInt128

    init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(UInt128.self)
    }
  }

  /// Two integers in one array, read one after another.
  struct Pair: Decodable, Sendable {
    var first: Int128
    var second: UInt128

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      first = try container.decode(Int128.self)
      second = try container.decode(UInt128.self)
    }
  }

  var member: Int128
  var unsignedMember: UInt128
  var maybeMember: Int128?
  var single: Single
  var unsignedSingle: UnsignedSingle
  var pair: Pair
}
