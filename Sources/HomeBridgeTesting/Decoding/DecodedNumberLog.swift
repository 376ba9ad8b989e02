import Basics

/// The places and types of the numbers and dates that were decoded so far, in decoding order.
final class DecodedNumberLog: Sendable {
  struct DecodedNumber: Sendable {
    let path: [any CodingKey]
    let type: NumberType
  }

  private let decodedNumbers = Guarded<[DecodedNumber]>([])

  var all: [DecodedNumber] { decodedNumbers.withLock(\.self) }

  func add(_ type: NumberType, at path: [any CodingKey]) {
    decodedNumbers.withLock { $0.append(DecodedNumber(path: path, type: type)) }
  }
}

extension CodingUserInfoKey {
  /// The key under which a ``NumberRecordingValue`` finds the log.
  static var decodedNumberLog: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "HomeBridgeTesting.decodedNumberLog") else {
      preconditionFailure("CodingUserInfoKey accepts every text.")
    }
    return key
  }
}
