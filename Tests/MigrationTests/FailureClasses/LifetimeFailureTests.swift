import Bridge
import Dispatch
import HomeBridgeTesting
import LegacyRx
import Testing
import TopScreen

@testable import SampleHome

/// Subscriptions that live longer or shorter than their screen.
@MainActor
@Suite struct LifetimeFailureTests {
  @Test func `class 11 finds a subscription that outlives its screen`() throws {
    let issues = try PlantedNotices().issues { environment in
      _ = Observable<Int>.interval(.seconds(1), scheduler: environment.mainScheduler)
        .subscribe(onNext: { _ in environment.effects.perform(LegacyEffect(.request, "notices")) })
      return LegacyNoticeHandler(environment)
    }
    #expect(issues.classes == [.lifetime])
    #expect(issues.first?.message.contains("request 'notices'") == true)
  }

  @Test func `class 11 finds a subscription that ends before its screen`() throws {
    let issues = try PlantedNotices().issues { output, _ in
      // The subscription ends after the first value, without an event.
      Observable.concat([output.take(1), .never()])
    }
    #expect(issues.classes == [.lifetime])
  }
}
