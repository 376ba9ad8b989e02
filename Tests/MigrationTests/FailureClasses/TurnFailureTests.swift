import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// Values that arrive one turn later than on the other side.
@MainActor
@Suite struct TurnFailureTests {
  @Test(arguments: [false, true])
  func `class 6 finds a value shown in the next turn instead of the current one`(isPlanted: Bool)
    throws
  {
    var notices = PlantedNotices()
    notices.strict = ["notice"]
    let issues = try notices.issues { environment in
      let own = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
      var atOnce = environment
      atOnce.mainScheduler = own
      atOnce.backgroundScheduler = own
      return PlantedHandler(
        LegacyNoticeHandler(atOnce),
        configuring: { response, handler in
          handler.configure(response)
          own.start()
        },
        showing: { isPlanted ? $0.observe(on: environment.mainScheduler) : $0 }
      )
    }
    #expect(issues.classes == (isPlanted ? [.turn] : []))
  }
}
