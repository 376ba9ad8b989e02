import LegacyRx
import Testing

/// One way to make a connectable sequence, for tests that cover all of them.
struct ConnectableKind: Sendable, CustomTestStringConvertible {
  let name: String
  /// The number of elements that a late subscriber receives.
  let memory: Int
  /// Whether all connections feed one subject.
  let keepsSubject: Bool
  let make: @Sendable (Observable<Int>) -> ConnectableObservable<Int>

  var testDescription: String { name }

  /// The last elements that a late subscriber receives.
  func tail(_ values: [Int]) -> [String] { values.suffix(memory).map { "next(\($0))" } }

  static let all = [
    ConnectableKind(name: "publish", memory: 0, keepsSubject: false) { $0.publish() },
    ConnectableKind(name: "replay 0", memory: 0, keepsSubject: false) { $0.replay(0) },
    ConnectableKind(name: "replay 1", memory: 1, keepsSubject: false) { $0.replay(1) },
    ConnectableKind(name: "replay 2", memory: 2, keepsSubject: false) { $0.replay(2) },
    ConnectableKind(name: "replayAll", memory: .max, keepsSubject: false) { $0.replayAll() },
    ConnectableKind(name: "multicast makeSubject", memory: 0, keepsSubject: false) {
      $0.multicast(makeSubject: { PublishSubject() })
    },
    ConnectableKind(name: "multicast PublishSubject", memory: 0, keepsSubject: true) {
      $0.multicast(PublishSubject())
    },
    ConnectableKind(name: "multicast ReplaySubject", memory: 2, keepsSubject: true) {
      $0.multicast(ReplaySubject.create(bufferSize: 2))
    },
  ]
}
