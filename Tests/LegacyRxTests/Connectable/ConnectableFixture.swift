import LegacyRx

/// A source that counts its subscriptions, and the events that subscribers of a derived sequence
/// receive.
final class ConnectableFixture {
  let subject = PublishSubject<Int>()
  private(set) var connections = 0
  private(set) var log: [String: [String]] = [:]
  private var subscriptions: [String: any Disposable] = [:]

  /// The source.
  var source: Observable<Int> {
    .create { [unowned self] observer in
      connections += 1
      return subject.subscribe(observer)
    }
  }

  func subscribe(_ name: String, to sequence: Observable<Int>) {
    log[name] = []
    subscriptions[name] = sequence.subscribe { [unowned self] event in
      log[name]?.append("\(event)")
    }
  }

  func dispose(_ name: String) { subscriptions[name]?.dispose() }

  func emit(_ values: Int...) { for value in values { subject.onNext(value) } }
}
