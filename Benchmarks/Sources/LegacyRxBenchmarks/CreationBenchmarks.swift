import BenchmarkKit
import LegacyRx

/// The creation of a chain, one event through it and its disposal, per chain.
@MainActor
let creationBenchmarks: [Benchmark] = creations.map { creation in
  Benchmark(
    "creating: \(creation.name)",
    units: rounds,
    total: creation.total * rounds,
    subject: { total in { for _ in 0..<rounds { creation.subject(total) } } },
    floor: { total in { for _ in 0..<rounds { creation.floor(total) } } }
  )
}

let creations = [
  Creation(
    name: "subject → map → filter → map → subscriber",
    total: 6,
    subject: { live(Chains.mapFilterMap, $0) },
    floor: { total in
      liveClosures(total) {
        $0.through(ClosureStages.adding).through(ClosureStages.keepingPositive)
          .through(ClosureStages.tripling)
      }
    }
  ),
  Creation(
    name: "subject → subscriber",
    total: 1,
    subject: { live({ $0 }, $0) },
    floor: { total in liveClosures(total) { $0 } }
  ),
  Creation(
    name: "BehaviorSubject → map → distinctUntilChanged",
    total: 3,
    subject: { total in
      let subject = BehaviorSubject(value: 0)
      let subscription = Chains.mapDistinct(subject).subscribe(onNext: { total.value &+= $0 })
      subject.onNext(1)
      subscription.dispose()
    },
    floor: { total in
      let subject = ClosureSubject()
      let receiver = ClosureStages.totalling(total)
      let link = subject.node.through(ClosureStages.adding)
        .through(ClosureStages.droppingRepeats).subscribe(receiver)
      subject.send(0)
      subject.send(1)
      link.dispose()
    }
  ),
  Creation(
    name: "(map, filter) × 6",
    total: 22,
    subject: { live(Chains.sixMapsAndFilters, $0) },
    floor: { total in
      liveClosures(total) { node in
        (1...6).reduce(node) { node, number in
          node.through { ClosureStages.adding(number, $0) }
            .through { ClosureStages.keepingAbove(number, $0) }
        }
      }
    }
  ),
  Creation(
    name: "flatMap × 5",
    total: 1,
    subject: { live(Chains.fiveFlatMaps, $0) },
    floor: { total in
      liveClosures(total) { node in
        (0..<5).reduce(node) { node, _ in node.through(ClosureStages.flattening) }
      }
    }
  ),
  Creation(
    name: "flatMapLatest × 5",
    total: 1,
    subject: { live(Chains.fiveFlatMapLatests, $0) },
    floor: { total in
      liveClosures(total) { node in
        (0..<5).reduce(node) { node, _ in node.through(ClosureStages.flatteningLatest) }
      }
    }
  ),
  Creation(
    name: "share(replay: 1), one subscriber",
    total: 1,
    subject: { live({ $0.share(replay: 1) }, $0) },
    floor: { total in
      let subject = ClosureSubject()
      let subscription = ClosureShare(subject.node).subscribe(ClosureStages.totalling(total))
      subject.send(1)
      subscription.dispose()
    }
  ),
  Creation(
    name: "7 combineLatest of 4",
    total: 1 + 7 * 6,
    subject: { live(Chains.sevenCombinesOfFour, $0) },
    floor: { total in
      liveClosures(total) { node in
        (0..<7).reduce(node) { node, _ in
          node.through(
            ClosureStages.combiningFour,
            beside: (1...3).map { ClosureNode.emitting([$0]) }
          )
        }
      }
    }
  ),
]

private let rounds = 100

private func live(_ chain: (Observable<Int>) -> Observable<Int>, _ total: Total) {
  let subject = PublishSubject<Int>()
  let subscription = chain(subject).subscribe(onNext: { total.value &+= $0 })
  subject.onNext(1)
  subscription.dispose()
}

private func liveClosures(_ total: Total, _ chain: (ClosureNode) -> ClosureNode) {
  let subject = ClosureSubject()
  let link = chain(subject.node).subscribe(ClosureStages.totalling(total))
  subject.send(1)
  link.dispose()
}
