import LegacyRx
import LegacyRxTestKit
import Testing

@Suite struct DisposablesTests {
  private final class Log {
    var names: [String] = []

    func disposable(_ name: String) -> any Disposable {
      Disposables.create { [self] in names.append(name) }
    }
  }

  @Test func `an action runs once and is released`() {
    final class Token {}
    let log = Log()
    weak var token: Token?
    let disposable: any Cancelable
    do {
      let captured = Token()
      token = captured
      disposable = Disposables.create {
        _ = captured
        log.names.append("a")
      }
    }
    #expect(!disposable.isDisposed)
    #expect(token != nil)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(token == nil)
    #expect(log.names == ["a"])
  }

  @Test func `fixed composites dispose in order, once`() {
    let log = Log()
    let sets = [
      Disposables.create(log.disposable("1"), log.disposable("2")),
      Disposables.create(log.disposable("3"), log.disposable("4"), log.disposable("5")),
      Disposables.create(["6", "7"].map(log.disposable)),
      Disposables.create(
        log.disposable("8"),
        log.disposable("9"),
        log.disposable("a"),
        log.disposable("b")
      ),
    ]
    for set in sets {
      #expect(!set.isDisposed)
      set.dispose()
      set.dispose()
      #expect(set.isDisposed)
    }
    #expect(log.names.joined() == "123456789ab")
  }

  @Test func `a boolean disposable reports whether it is disposed`() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test func `a composite inserts and removes, and disposes late insertions`() {
    let log = Log()
    let composite = CompositeDisposable(log.disposable("1"), log.disposable("2"))
    let key = composite.insert(log.disposable("3"))
    _ = composite.insert(log.disposable("4"))
    #expect(composite.count == 4)
    if let key {
      composite.remove(for: key)
      composite.remove(for: key)
    }
    #expect(composite.count == 3)
    #expect(log.names == ["3"])
    composite.dispose()
    composite.dispose()
    #expect(log.names == ["3", "1", "2", "4"])
    #expect(composite.isDisposed)
    #expect(composite.count == 0)
    #expect(composite.insert(log.disposable("5")) == nil)
    #expect(log.names.last == "5")
    #expect(CompositeDisposable(disposables: [log.disposable("x")]).count == 1)
    let five = CompositeDisposable(
      log.disposable("a"),
      log.disposable("b"),
      log.disposable("c"),
      log.disposable("d"),
      log.disposable("e")
    )
    #expect(five.count == 5)
  }

  @Test func `a serial disposable disposes a replaced disposable and a late one`() {
    let log = Log()
    let serial = SerialDisposable()
    serial.disposable = log.disposable("1")
    serial.disposable = log.disposable("2")
    #expect(log.names == ["1"])
    serial.dispose()
    #expect(log.names == ["1", "2"])
    serial.disposable = log.disposable("3")
    #expect(log.names == ["1", "2", "3"])
    #expect(serial.isDisposed)
    serial.dispose()
    #expect(log.names.count == 3)
  }

  @Test func `a single assignment disposable waits for its disposable`() {
    let log = Log()
    let early = SingleAssignmentDisposable()
    early.setDisposable(log.disposable("1"))
    early.dispose()
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    #expect(late.isDisposed)
    late.setDisposable(log.disposable("2"))
    #expect(log.names == ["1", "2"])
  }

  @Test func `a single assignment disposable traps when set twice`() async {
    await #expect(processExitsWith: .failure) {
      let disposable = SingleAssignmentDisposable()
      disposable.setDisposable(Disposables.create())
      disposable.setDisposable(Disposables.create())
    }
  }

  @Test func `a ref count disposable disposes after everything retained from it`() {
    let log = Log()
    let counted = RefCountDisposable(disposable: log.disposable("1"))
    let first = counted.retain()
    let second = counted.retain()
    counted.dispose()
    first.dispose()
    first.dispose()
    #expect(!counted.isDisposed)
    second.dispose()
    #expect(counted.isDisposed)
    #expect(log.names == ["1"])
    counted.retain().dispose()
    #expect(log.names == ["1"])
    let alone = RefCountDisposable(disposable: log.disposable("2"))
    alone.retain().dispose()
    #expect(!alone.isDisposed)
    alone.dispose()
    #expect(log.names == ["1", "2"])
  }

  @Test func `a scheduled disposable disposes on its scheduler`() {
    let log = Log()
    let scheduler = TestScheduler(initialClock: 0)
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: log.disposable("1"))
    disposable.dispose()
    #expect(!disposable.isDisposed)
    scheduler.advanceTo(1_000)
    #expect(disposable.isDisposed)
    #expect(log.names == ["1"])
  }

  @Test func `a bag disposes its content in order when it is released`() {
    let log = Log()
    var bag: DisposeBag? = DisposeBag(disposing: log.disposable("1"))
    if let bag {
      log.disposable("2").disposed(by: bag)
      bag.insert(log.disposable("3"), log.disposable("4"))
      bag.insert([log.disposable("5")])
      bag.insert {
        log.disposable("6")
        log.disposable("7")
      }
    }
    #expect(log.names.isEmpty)
    bag = nil
    #expect(log.names.joined() == "1234567")
    bag = DisposeBag {
      log.disposable("8")
      log.disposable("9")
    }
    bag = DisposeBag(disposing: [log.disposable("a")])
    bag = nil
    #expect(log.names.joined() == "123456789a")
  }

  @Test func `a bag that is disposed during its own disposal disposes late insertions`() {
    let log = Log()
    let bag = DisposeBag()
    bag.insert(Disposables.create { bag.insert(log.disposable("late")) })
    bag.dispose()
    #expect(log.names == ["late"])
  }
}
