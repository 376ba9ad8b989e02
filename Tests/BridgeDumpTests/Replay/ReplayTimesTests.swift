import Bridge
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

/// How long both sides of a replay work, on a clock that only their work advances.
@MainActor
@Suite struct ReplayTimesTests {
  @MainActor
  fileprivate final class Work {
    var time = Duration.zero
  }

  @Test(arguments: [Stage.shadow, .live])
  func `the duration of a side contains only its own work, without waiting`(
    stage: Stage
  ) throws {
    let work = Work()
    let replayer = ResponseReplayer(
      routes: Self.routes(work),
      stages: StageFlags(overrides: StageOverrides(all: stage)),
      uptime: { work.time },
      makeHandlers: {
        LegacyHandlers { LegacyHandler(.slow) { SlowHandler($0, work) } }
      },
      makeState: { SlowState() }
    )
    for _ in 0..<2 {
      let responses = try (1...3).map { number in
        let json = try JSONDocument(Array(#"{"text":"\#(number)"}"#.utf8))
        return ResponseData(
          kind: "slow",
          id: ContentID("\(number)"),
          position: number,
          payload: json.root
        )
      }
      let results = replayer.compare(responses, in: Self.context).results.map(\.0)
      #expect(results.map(\.outcome) == [.matched, .matched, .matched])
      // 1 ms within the delivery, 10 ms in the background, 100 ms after it on the main scheduler.
      let latencies = results.compactMap(\.latency)
      #expect(latencies.map(\.legacy) == [111, 222, 333].map(Duration.milliseconds))
      #expect(latencies.map(\.state) == [5, 10, 15].map(Duration.milliseconds))
    }
  }

  private static let context = ViewDataContext(
    now: Date(timeIntervalSince1970: 1_000),
    timeZone: .gmt,
    locale: Locale(identifier: "en_US")
  )

  private static func routes(_ work: Work) -> ContentRoutes<SlowState> {
    ContentRoutes<SlowState> {
      ContentRoute(.slow, slots: \.notes) { response in
        MainActor.assumeIsolated { work.time += .milliseconds(5 * (Int(response.text) ?? 0)) }
        return NoteViewData(text: response.text)
      }
    }
  }
}

extension ContentKey where Response == NoteResponse, Output == NoteViewData {
  fileprivate static var slow: Self { Self("slow") }
}

@MainActor
private final class SlowState {
  let notes = UIStateSlots(default: NoteViewData(text: ""))
}

/// Takes longer in proportion to its response.
@MainActor
private final class SlowHandler: ObservableLegacyHandler {
  private let environment: LegacyEnvironment
  private let work: ReplayTimesTests.Work
  private let values = PublishRelay<NoteViewData>()

  init(_ environment: LegacyEnvironment, _ work: ReplayTimesTests.Work) {
    self.environment = environment
    self.work = work
  }

  var output: LegacyRx.Observable<NoteViewData> { values.asObservable() }

  func configure(_ response: NoteResponse) {
    let (work, values, main) = (work, values, environment.mainScheduler)
    let number = Int(response.text) ?? 0
    work.time += .milliseconds(number)
    _ = environment.backgroundScheduler.scheduleRelative((), dueTime: .milliseconds(200)) { _ in
      MainActor.assumeIsolated { work.time += .milliseconds(10 * number) }
      return main.schedule(()) { _ in
        MainActor.assumeIsolated { work.time += .milliseconds(100 * number) }
        values.accept(NoteViewData(text: response.text))
        return Disposables.create()
      }
    }
  }
}
