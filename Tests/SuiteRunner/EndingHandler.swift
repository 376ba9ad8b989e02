import Bridge
import CounterScreen
import Foundation
import LegacyRx

/// A legacy handler that can end the process.
final class EndingHandler: ObservableLegacyHandler {
  private let counts = PublishRelay<Int>()
  private let end: End

  init(_ end: End) {
    self.end = end
  }

  var output: Observable<CounterViewData> { counts.map { CounterViewData($0) } }

  func configure(_ response: EndingResponse) {
    if response.isLarge { perform() }
    counts.accept(response.count)
  }

  private func perform() {
    switch end {
    case .traps: preconditionFailure("The legacy side traps.")
    case .aborts: abort()
    case .overflows: print(Self.depth(of: 0))
    case .trapsOffMain: trapOffMain()
    case .blocks:
      FileHandle.standardOutput.write(Data(".".utf8))
      while true { sleep(1) }
    case .survives, .trapsInRoute, .trapsInDecoding: break
    }
  }

  private nonisolated func trapOffMain() {
    Thread { preconditionFailure("The legacy side traps on a thread of its own.") }.start()
    while true { sleep(1) }
  }

  /// Calls itself until the stack overflows.
  private static func depth(of number: Int) -> Int {
    number == .min ? 0 : depth(of: number &+ 1) &+ depth(of: number &+ 2)
  }
}
