import Basics

/// The places and types of the numbers that were decoded so far, in decoding order.
final class DecodedNumberLog: Sendable {
  struct Note: Sendable {
    let path: [any CodingKey]
    let type: NumberType
  }

  private let notes = Guarded<[Note]>([])

  var all: [Note] { notes.withLock(\.self) }

  func add(_ type: NumberType, at path: [any CodingKey]) {
    notes.withLock { $0.append(Note(path: path, type: type)) }
  }
}

extension CodingUserInfoKey {
  /// The key under which a ``NumberRecordingValue`` finds the notes.
  static var decodedNumberLog: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "HomeBridgeTesting.decodedNumberLog") else {
      preconditionFailure("CodingUserInfoKey accepts every text.")
    }
    return key
  }
}
