import Foundation
import ScreenDocument
import StrictJSON

// A line of a ledger contains the sample as four texts in Base64 (RFC 4648), which encode numbers
// in big-endian order. `hashes` contains the hashes in ascending order, with eight bytes each;
// `differing` contains the hashes of the responses that differed. `firstDays` and `lastDays`
// contain the number of days since 1 January 1970 for each hash, with two bytes each.
extension DistinctResponseSample {
  /// The members of the JSON object that stores the sample in a line of a ledger.
  var jsonMembers: [JSONTree.Member] {
    let differing = zip(hashes, comparisonHistories).filter(\.1.hasDiffered).map(\.0)
    return [
      JSONTree.Member(key: "k", value: .integer(Self.capacity)),
      JSONTree.Member(key: "key", value: .string(hashKeyName)),
      JSONTree.Member(key: "hashes", value: Self.base64JSON(hashes)),
      JSONTree.Member(key: "differing", value: Self.base64JSON(differing)),
      JSONTree.Member(
        key: "firstDays",
        value: Self.base64JSON(comparisonHistories.map(\.firstDay.number))
      ),
      JSONTree.Member(
        key: "lastDays",
        value: Self.base64JSON(comparisonHistories.map(\.lastDay.number))
      ),
    ]
  }

  /// Reads a sample from a line of a ledger.
  ///
  /// If the line has no first days, every response counts as first compared on the last possible
  /// day. Then no later day without a new response exists, so the missing first days cannot help a
  /// proof.
  ///
  /// - Throws: The fault of the first invalid member.
  init(reading value: JSONValue) throws(JSONFormError) {
    self.init(
      hashKeyName: try value.read("key", .text(upToBytes: ResponseHashKey.maximumNameLength))
    )
    _ = try value.read("k", .integer(Self.capacity...Self.maximumSampleSizeInFile))
    let hashes: [UInt64] = try Self.decodedBase64Numbers(of: value, inMember: "hashes")
    let differing: [UInt64] = try Self.decodedBase64Numbers(of: value, inMember: "differing")
    let firstDays = try Self.dayNumbers(of: value, inMember: "firstDays", count: hashes.count)
    let lastDays = try Self.dayNumbers(of: value, inMember: "lastDays", count: hashes.count)
    guard zip(hashes, hashes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw JSONFormError(value["hashes"] ?? value, "holds hashes that are not in order")
    }
    let differingHashes = Set(differing)
    for (index, hash) in hashes.prefix(Self.capacity).enumerated() {
      let history = ComparisonHistory(
        hasDiffered: differingHashes.contains(hash),
        firstDay: UTCDay(number: firstDays[index]),
        lastDay: UTCDay(number: max(firstDays[index], lastDays[index]))
      )
      add(hash, history)
    }
  }

  /// The maximum number of responses in a sample of a file: 65,536; a larger sample is a fault.
  ///
  /// Of the responses in the file, only those with the ``capacity`` smallest hashes are used.
  private static let maximumSampleSizeInFile = 1 << 16

  private static func base64JSON<Number: FixedWidthInteger>(_ numbers: [Number]) -> JSONTree {
    var data = Data(capacity: numbers.count * Number.bitWidth / 8)
    for number in numbers { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
    return .string(data.base64EncodedString())
  }

  private static func decodedBase64Numbers<Number: FixedWidthInteger>(
    of value: JSONValue,
    inMember member: String
  ) throws(JSONFormError) -> [Number] {
    let size = Number.bitWidth / 8
    let name = "at most \(maximumSampleSizeInFile) numbers of \(size) bytes in Base64"
    let form = ExpectedJSONForm<[Number]>(name) { value in
      guard let text = value.string, let data = Data(base64Encoded: text),
        data.count.isMultiple(of: size), data.count <= maximumSampleSizeInFile * size
      else { return nil }
      return data.withUnsafeBytes { bytes in
        stride(from: 0, to: bytes.count, by: size).map {
          Number(bigEndian: bytes.loadUnaligned(fromByteOffset: $0, as: Number.self))
        }
      }
    }
    return try value.read(member, form)
  }

  private static func dayNumbers(
    of value: JSONValue,
    inMember name: String,
    count: Int
  ) throws(JSONFormError) -> [UInt16] {
    guard let list = value[name], !list.isNull else {
      return Array(repeating: .max, count: count)
    }
    let days: [UInt16] = try decodedBase64Numbers(of: value, inMember: name)
    guard days.count == count else {
      throw JSONFormError(list, "has \(days.count) days for \(count) hashes; each needs one")
    }
    return days
  }
}
