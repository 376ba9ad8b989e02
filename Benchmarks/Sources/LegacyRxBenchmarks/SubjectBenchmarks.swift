import BenchmarkKit
import LegacyRx

/// An event through a subject, per delivery to one subscriber.
@MainActor
let subjectBenchmarks: [Benchmark] =
  [1, 10].map { count in
    Benchmark(
      "subject → map → filter → map → subscriber, \(count)",
      units: values.count * count,
      total: values.map { ($0 + 1) * 3 }.reduce(0, +) * count,
      subject: { total in sending(values, to: count, total, Chains.mapFilterMap) },
      floor: { total in
        sendingToClosures(values, to: count, total) { next in
          ClosureStages.adding(ClosureStages.keepingPositive(ClosureStages.tripling(next)))
        }
      }
    )
  }
  + [
    Benchmark(
      "recorded: subject → map → filter → map → subscriber",
      units: values.count,
      total: values.map { ($0 + 1) * 3 }.reduce(0, +),
      subject: { total in
        let recorder = WiringRecorder()
        return recorder.record { sending(values, to: 1, total, Chains.mapFilterMap) }
      },
      floor: { total in sending(values, to: 1, total, Chains.mapFilterMap) }
    )
  ]
  + [1, 10, 100, 1_000].map { count in
    Benchmark(
      "subject → \(count) subscribers",
      units: values.count * count,
      total: values.reduce(0, +) * count,
      subject: { total in sending(values, to: count, total) { $0 } },
      floor: { total in sendingToClosures(values, to: count, total) { $0 } }
    )
  }
  + [
    Benchmark(
      "BehaviorSubject → map → distinctUntilChanged",
      units: values.count,
      total: values.map { $0 + 1 }.reduce(0, +),
      subject: { total in
        let subject = BehaviorSubject(value: 0)
        let subscription = Chains.mapDistinct(subject).subscribe(onNext: { total.value &+= $0 })
        return {
          for value in values { subject.onNext(value) }
          _ = subscription
        }
      },
      floor: { total in
        let source = ClosureSource([
          ClosureStages.adding(ClosureStages.droppingRepeats(ClosureStages.totalling(total)))
        ])
        return { for value in values { source.keepAndSend(value) } }
      }
    ),
    Benchmark(
      "share(replay: 1), 10 subscribers",
      units: values.count * 10,
      total: values.reduce(0, +) * 10,
      subject: { total in
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let bag = DisposeBag()
        for _ in 0..<10 {
          shared.subscribe(onNext: { total.value &+= $0 }).disposed(by: bag)
        }
        return {
          for value in values { subject.onNext(value) }
          _ = bag
        }
      },
      floor: { total in
        let source = ClosureSource((0..<10).map { _ in ClosureStages.totalling(total) })
        return { for value in values { source.keepAndSend(value) } }
      }
    ),
  ]

private let values = Array(1...1_000)

private func sending(
  _ values: [Int],
  to count: Int,
  _ total: Total,
  _ chain: (Observable<Int>) -> Observable<Int>
) -> () -> Void {
  let subject = PublishSubject<Int>()
  let bag = DisposeBag()
  for _ in 0..<count {
    chain(subject).subscribe(onNext: { total.value &+= $0 }).disposed(by: bag)
  }
  return {
    for value in values { subject.onNext(value) }
    _ = bag
  }
}

private func sendingToClosures(
  _ values: [Int],
  to count: Int,
  _ total: Total,
  _ chain: (@escaping (Int) -> Void) -> (Int) -> Void
) -> () -> Void {
  let source = ClosureSource((0..<count).map { _ in chain(ClosureStages.totalling(total)) })
  return { for value in values { source.send(value) } }
}
