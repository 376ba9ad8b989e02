import Foundation
import TestSupport

extension LeafType {
  static let all: [LeafType] = [
    LeafType(String.self, .string), LeafType(Bool.self, .bool), LeafType(Int.self, .number),
    LeafType(Int8.self, .number), LeafType(Int16.self, .number), LeafType(Int32.self, .number),
    LeafType(Int64.self, .number), LeafType(Int128.self, .number), LeafType(UInt.self, .number),
    LeafType(UInt8.self, .number), LeafType(UInt16.self, .number), LeafType(UInt32.self, .number),
    LeafType(UInt64.self, .number), LeafType(UInt128.self, .number),
    LeafType(Double.self, .number) { "\($0.bitPattern)" },
    LeafType(Float.self, .number) { "\($0.bitPattern)" },
    LeafType(Float16.self, .number) { "\($0.bitPattern)" },
    LeafType(Double.self, .string) { "\($0)" },
    LeafType(Float.self, .string) { "\($0)" },
    LeafType(Decimal.self, .number), LeafType(URL.self, .url) { $0.absoluteString },
    LeafType(Date.self, .date) { "\($0.timeIntervalSince1970.bitPattern)" },
    LeafType(Data.self, .data) { "\(Array($0))" }, LeafType(UUID.self, .string),
    LeafType(Int?.self, .number), LeafType([String].self, .array(.string)),
    LeafType([Double?].self, .array(.number)), LeafType([[Int]].self, .array(.array(.number))),
    LeafType([Date].self, .array(.date)) { "\($0.map(\.timeIntervalSince1970))" },
    LeafType(Unordered<String, String>.self, .names(.string)),
    LeafType(Unordered<String, Unordered<String, Bool>>.self, .names(.names(.bool))),
    LeafType(Unordered<Int, Bool>.self, .names(.bool)),
    LeafType(Direction.self, .string), LeafType(Priority.self, .number),
    LeafType(Numbers.self, .members(Numbers.pools)), LeafType(Others.self, .members(Others.pools)),
    LeafType(ScalarsInOrder.self, .array(.number)),
    LeafType(
      Derived.self,
      .members(["base": .string, "own": .number, "super": .members(["base": .string])])
    ) {
      "\($0.base) \($0.own)"
    },
    LeafType(Shape.self, .members(["circle": .members(["radius": .number])])),
  ]

  private enum Direction: String, Decodable {
    case empty = "", left = "a", right = "日本語の文"
  }

  private enum Priority: UInt8, Decodable {
    case low, high, highest = 255
  }

  private enum Shape: Decodable {
    case circle(radius: Double)
    case point
  }

  /// Numbers of all types, each required and optional.
  private struct Numbers: Decodable {
    let a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: Int128
    let g: UInt, h: UInt8, i: UInt16, j: UInt32, k: UInt64, l: UInt128
    let m: Double, n: Float
    let o: Int?, p: Int8?, q: Int16?, r: Int32?, s: Int64?, t: Int128?
    let u: UInt?, v: UInt8?, w: UInt16?, x: UInt32?, y: UInt64?, z: UInt128?
    let a1: Double?, a2: Float?

    static let pools: [String: LeafTexts.Pool] = {
      let names = "abcdefghijklmnopqrstuvwxyz".map(String.init) + ["a1", "a2"]
      return Dictionary(uniqueKeysWithValues: names.map { ($0, .small) })
    }()
  }

  /// Values that are not numbers, each required and optional.
  private struct Others: Decodable {
    let fooBar: String, b: Bool, c: Date, d: Data, e: URL, f: Decimal
    let g: String?, h: Bool?, i: Date?, j: Data?, k: URL?, l: Decimal?

    static let pools: [String: LeafTexts.Pool] = [
      "fooBar": .string, "foo_bar": .string, "b": .bool, "c": .date, "d": .data, "e": .url,
      "f": .number, "g": .string, "h": .bool, "i": .date, "j": .data, "k": .url, "l": .number,
    ]
  }

  private class Base: Decodable {
    let base: String
  }

  private final class Derived: Base {
    enum Key: String, CodingKey { case own }

    let own: Double

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      own = try container.decode(Double.self, forKey: .own)
      try super.init(from: own.sign == .minus ? container.superDecoder() : decoder)
    }
  }
}
