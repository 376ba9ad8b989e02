import BenchmarkKit
import LegacyRx

/// A subscription to a source that emits during `subscribe`, per element.
@MainActor
let pumpingBenchmarks: [Benchmark] = [
  pumping("(map, filter) × 6", adding: 21, Chains.sixMapsAndFilters) { next in
    ClosureStages.repeating(6, before: next) { number, next in
      ClosureStages.adding(number, ClosureStages.keepingAbove(number, next))
    }
  },
  pumping("flatMap × 5", adding: 0, Chains.fiveFlatMaps) { next in
    ClosureStages.repeating(5, before: next) { ClosureStages.flattening($1) }
  },
  pumping("flatMapLatest × 5", adding: 0, Chains.fiveFlatMapLatests) { next in
    ClosureStages.repeating(5, before: next) { ClosureStages.flatteningLatest($1) }
  },
  pumping("7 combineLatest of 4", adding: 7 * 6, Chains.sevenCombinesOfFour) { next in
    ClosureStages.repeating(7, before: next) { ClosureStages.combiningFour($1) }
  },
  pumping("5 combineLatest of 6", adding: 5 * 15, Chains.fiveCombinesOfSix) { next in
    ClosureStages.repeating(5, before: next) { ClosureStages.combiningSix($1) }
  },
  pumping("4 combineLatest of 7", adding: 4 * 21, Chains.fourCombinesOfSeven) { next in
    ClosureStages.repeating(4, before: next) { ClosureStages.combiningSeven($1) }
  },
  pumping("zip of 2", multipliedBy: 2, Chains.zipOfTwo) { ClosureStages.zipping(2, $0) },
  pumping("zip of 6", multipliedBy: 6, Chains.zipOfSix) { ClosureStages.zipping(6, $0) },
]

private let values = Array(1...10_000)

@MainActor
private func pumping(
  _ name: String,
  adding sum: Int = 0,
  multipliedBy factor: Int = 1,
  _ chain: @escaping (Observable<Int>) -> Observable<Int>,
  floor stages: @escaping (@escaping (Int) -> Void) -> (Int) -> Void
) -> Benchmark {
  Benchmark(
    "\(name), pumping",
    units: values.count,
    total: values.map { $0 * factor + sum }.reduce(0, +),
    subject: { total in
      let observable = chain(Chains.pump(values))
      return { observable.subscribe(onNext: { total.value &+= $0 }).dispose() }
    },
    floor: { total in
      let pump = ClosurePump(values, stages(ClosureStages.totalling(total)))
      return { pump.run() }
    }
  )
}
