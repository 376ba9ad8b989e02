import Dispatch
import LegacyRx
import LegacyRxTestKit
import Synchronization
import TestSupport
import Testing

@Suite(.long) struct ConcurrencyTests {
  private static let producers = 4
  private static let events = 2_000

  /// Every producer feeds its own subject from its own thread at the same time.
  private func hammer(_ feed: @escaping (Int, Int) -> Void) throws {
    try onThreads(Self.producers) { producer in
      for event in 0..<Self.events { feed(producer, event) }
    }
  }

  private func subjects() -> [PublishSubject<Int>] {
    (0..<Self.producers).map { _ in PublishSubject<Int>() }
  }

  @Test func `merge serialises its sources and loses no element`() throws {
    let subjects = subjects()
    let detector = OverlapDetector()
    var last = Array(repeating: -1, count: Self.producers)
    var isInOrder = true
    var isCompleted = false
    _ = Observable.merge(
      subjects.enumerated().map { index, subject in subject.map { (index, $0) } }
    )
    .subscribe(
      onNext: { index, value in
        detector.enter()
        if value != last[index] + 1 { isInOrder = false }
        last[index] = value
      },
      onCompleted: { isCompleted = true }
    )
    try hammer { subjects[$0].onNext($1) }
    for subject in subjects { subject.onCompleted() }
    #expect(!detector.hasOverlapped)
    #expect(detector.count == Self.producers * Self.events)
    #expect(isInOrder)
    #expect(isCompleted)
  }

  @Test func `concurrent completions end a merge once, after every element`() throws {
    for _ in 0..<200 {
      let subjects = Shared(value: subjects())
      var log: [String] = []
      _ = Observable.merge(subjects.value.map { $0.asObservable() })
        .subscribe(onNext: { _ in log.append("n") }, onCompleted: { log.append("|") })
      try onThreads(Self.producers) { producer in
        subjects.value[producer].onNext(producer)
        subjects.value[producer].onCompleted()
      }
      #expect(log.joined() == String(repeating: "n", count: Self.producers) + "|")
    }
  }

  @Test func `a subject is released while its subscription is disposed`() throws {
    for _ in 0..<200 {
      var subject: PublishSubject<Int>? = PublishSubject<Int>()
      let subscription = subject?.subscribe(onNext: { _ in })
      try onThreads(2) { thread in
        if thread == 0 { subject = nil } else { subscription?.dispose() }
      }
      #expect(subject == nil)
    }
  }

  @Test func `flatMap serialises its inner sequences and loses no element`() throws {
    let subjects = subjects()
    let detector = OverlapDetector()
    var sum = 0
    _ = Observable.from(0..<Self.producers).flatMap { subjects[$0] }
      .subscribe(onNext: { value in
        detector.enter()
        sum += value
      })
    try hammer { subjects[$0].onNext($1) }
    #expect(!detector.hasOverlapped)
    #expect(detector.count == Self.producers * Self.events)
    #expect(sum == Self.producers * Self.events * (Self.events - 1) / 2)
  }

  @Test func `combineLatest serialises its sources and ends with the latest of each`() throws {
    let subjects = subjects()
    let detector = OverlapDetector()
    var last: [Int] = []
    _ = Observable.combineLatest(subjects).subscribe(onNext: { values in
      detector.enter()
      last = values
    })
    try hammer { subjects[$0].onNext($1) }
    #expect(!detector.hasOverlapped)
    #expect(last == Array(repeating: Self.events - 1, count: Self.producers))
  }

  @Test func `zip serialises its sources and pairs every element`() throws {
    let subjects = subjects()
    let detector = OverlapDetector()
    var isAligned = true
    var seen = 0
    _ = Observable.zip(subjects).subscribe(onNext: { values in
      detector.enter()
      if Set(values) != [seen] { isAligned = false }
      seen += 1
    })
    try hammer { subjects[$0].onNext($1) }
    #expect(!detector.hasOverlapped)
    #expect(isAligned)
    #expect(seen == Self.events)
  }

  @Test func `combineLatest and zip of a parameter pack serialise their sources`() throws {
    let subjects = subjects()
    let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
    let detector = OverlapDetector()
    var last: [Int] = []
    _ = Observable.combineLatest(a, b, c, d, Observable.just(-1)) { [$0, $1, $2, $3, $4] }
      .subscribe(onNext: { values in
        detector.enter()
        last = values
      })
    let zipDetector = OverlapDetector()
    var isAligned = true
    var seen = 0
    _ = Observable.zip(a, b, c, d) { [$0, $1, $2, $3] }.subscribe(onNext: { values in
      zipDetector.enter()
      if Set(values) != [seen] { isAligned = false }
      seen += 1
    })
    try hammer { subjects[$0].onNext($1) }
    #expect(!detector.hasOverlapped)
    #expect(last == Array(repeating: Self.events - 1, count: Self.producers) + [-1])
    #expect(!zipDetector.hasOverlapped)
    #expect(isAligned)
    #expect(seen == Self.events)
  }

  @Test func `withLatestFrom and take until serialise their sources`() throws {
    let subjects = subjects()
    let detector = OverlapDetector()
    let stop = PublishSubject<Void>()
    var isCompleted = false
    _ = Observable.merge(subjects[0].asObservable(), subjects[1].asObservable())
      .withLatestFrom(subjects[2]) { $0 + $1 }
      .take(until: stop)
      .subscribe(onNext: { _ in detector.enter() }, onCompleted: { isCompleted = true })
    try hammer { producer, event in
      subjects[producer].onNext(event)
      if producer == 3, event == Self.events - 1 { stop.onNext(()) }
    }
    #expect(!detector.hasOverlapped)
    #expect(isCompleted)
  }

  @Test func `flatMapLatest follows the latest sequence while others still emit`() throws {
    let subjects = subjects()
    let source = PublishSubject<Int>()
    let detector = OverlapDetector()
    _ = source.flatMapLatest { subjects[$0] }.subscribe(onNext: { _ in detector.enter() })
    try hammer { producer, event in
      if producer == 0 { source.onNext(event % Self.producers) }
      subjects[producer].onNext(event)
    }
    #expect(!detector.hasOverlapped)
  }

  @Test func `flatMapLatest delivers what its source sends while other threads are inside`() throws
  {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    var seen: [Int] = []
    _ = source.flatMapLatest { $0 < 0 ? other.asObservable() : .just($0) }
      .subscribe(onNext: { if $0 >= 0 { seen.append($0) } })
    try hammer { producer, event in
      if producer == 0 {
        source.onNext(event)
        source.onNext(-1)
      } else {
        other.onNext(-1)
      }
    }
    #expect(seen == Array(0..<Self.events))
  }

  @Test func `a subject delivers every event to every observer while others come and go`() throws {
    let subject = PublishSubject<Int>()
    let count = Atomic<Int>(0)
    let steady = subject.subscribe(onNext: { _ in count.add(1, ordering: .relaxed) })
    try hammer { producer, event in
      if producer == 0 {
        subject.subscribe(onNext: { _ in }).dispose()
      } else {
        subject.onNext(event)
      }
    }
    steady.dispose()
    let total = count.load(ordering: .relaxed)
    #expect(total == (Self.producers - 1) * Self.events)
    #expect(!subject.hasObservers)
  }

  @Test func `a subscriber of a behavior subject never sees an older value after a newer one`()
    throws
  {
    let subject = BehaviorSubject(value: 0)
    let goesBack = Atomic<Bool>(false)
    try hammer { producer, event in
      if producer == 0 {
        subject.onNext(event + 1)
      } else {
        var last = -1
        subject.subscribe(onNext: { value in
          if value < last { goesBack.store(true, ordering: .relaxed) }
          last = value
        })
        .dispose()
      }
    }
    let wentBack = goesBack.load(ordering: .relaxed)
    #expect(!wentBack)
    #expect((try? subject.value()) == Self.events)
  }

  @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func `a shared sequence connects and disconnects under contention`(
    replay: Int,
    scope: SubjectLifetimeScope
  ) throws {
    let open = Atomic<Int>(0)
    let shared = Observable<Int>.create { observer in
      open.add(1, ordering: .relaxed)
      observer.onNext(1)
      return Disposables.create { open.subtract(1, ordering: .relaxed) }
    }
    .share(replay: replay, scope: scope)
    let box = Shared(value: shared)
    try onThreads(4) { _ in
      for _ in 0..<500 { box.value.subscribe(onNext: { _ in }).dispose() }
    }
    let total = open.load(ordering: .relaxed)
    #expect(total == 0)
  }

  @Test(arguments: [0, 1, 2], [SubjectLifetimeScope.whileConnected, .forever])
  func `a subscriber of a shared sequence is connected while others unsubscribe`(
    replay: Int,
    scope: SubjectLifetimeScope
  ) throws {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: replay, scope: scope)
    for round in 0..<300 {
      let seen = Atomic<Int>(-1)
      let stays = SerialDisposable()
      let leaves = shared.subscribe { _ in }
      try onThreads(2) { thread in
        if thread == 0 {
          leaves.dispose()
        } else {
          stays.disposable = shared.subscribe(onNext: { seen.store($0, ordering: .relaxed) })
        }
      }
      source.onNext(round)
      let last = seen.load(ordering: .relaxed)
      #expect(last == round)
      stays.dispose()
    }
  }

  @Test func `disposables dispose exactly once under contention`() throws {
    for _ in 0..<500 {
      let count = Atomic<Int>(0)
      let anonymous = Disposables.create { count.add(1, ordering: .relaxed) }
      let single = SingleAssignmentDisposable()
      let serial = SerialDisposable()
      let composite = CompositeDisposable()
      let all = Shared(value: (anonymous, single, serial, composite))
      try onThreads(4) { index in
        switch index {
        case 0: all.value.1.setDisposable(all.value.0)
        case 1: all.value.2.disposable = all.value.0
        case 2: _ = all.value.3.insert(all.value.0)
        default:
          all.value.1.dispose()
          all.value.2.dispose()
          all.value.3.dispose()
        }
      }
      let total = count.load(ordering: .relaxed)
      #expect(total == 1)
    }
  }

  @Test func `disposal from another thread ends a flow of events`() async throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    for _ in 0..<50 {
      let disposed = Atomic<Bool>(false)
      let late = Atomic<Int>(0)
      let subject = Shared(value: PublishSubject<Int>())
      let subscription = Shared(
        value: subject.value.map { $0 + 1 }.observe(on: scheduler)
          .subscribe(
            onNext: { _ in
              if disposed.load(ordering: .sequentiallyConsistent) {
                late.add(1, ordering: .relaxed)
              }
            }
          )
      )
      try onThreads(2) { index in
        if index == 0 {
          for value in 0..<200 { subject.value.onNext(value) }
        } else {
          subscription.value.dispose()
        }
      }
      // At most the one event in progress.
      disposed.store(true, ordering: .sequentiallyConsistent)
      let isDrained = Delivery<Void>()
      _ = scheduler.schedule(()) {
        isDrained.send()
        return Disposables.create()
      }
      try await isDrained.value()
      let lateCount = late.load(ordering: .relaxed)
      #expect(lateCount <= 1)
      #expect(!subject.value.hasObservers)
    }
  }

  @Test func `timed operators serialise the source and the timer`() async throws {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let subject = PublishSubject<Int>()
    let detector = OverlapDetector()
    let delayed = Delivery<Int>()
    var count = 0
    _ = Observable.merge(
      subject.delay(.microseconds(100), scheduler: scheduler),
      subject.debounce(.microseconds(50), scheduler: scheduler).filter { _ in false },
      subject.throttle(.microseconds(50), scheduler: scheduler).filter { _ in false }
    )
    .subscribe(
      onNext: { _ in
        detector.enter()
        count += 1
      },
      onCompleted: { delayed.send(count) }
    )
    for value in 0..<500 { subject.onNext(value) }
    subject.onCompleted()
    #expect(try await delayed.value() == 500)
    #expect(delayed.count == 1)
    #expect(!detector.hasOverlapped)
  }
}
