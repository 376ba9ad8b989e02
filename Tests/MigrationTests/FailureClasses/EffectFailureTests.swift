import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import ScreenDocument
import StrictJSON
import Synchronization
import Testing
import TopScreen

@testable import SampleHome

/// Requests, analytics and cache writes that are performed twice.
@MainActor
@Suite struct EffectFailureTests {
  @Test func `class 3 finds an effect performed twice for one response`() throws {
    let issues = try PlantedNotices().issues { environment in
      PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          for _ in 0..<2 { environment.effects.perform(LegacyEffect(.request, "notices/read")) }
          handler.configure(response)
        }
      )
    }
    #expect(issues.classes == [.effects])
    #expect(issues.first?.message == "request 'notices/read' occurs 2 times for one response")
  }

  @Test func `class 3 two effects performed twice are one issue that names both`() throws {
    let issues = try PlantedNotices().issues { environment in
      PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          for _ in 0..<2 {
            environment.effects.perform(LegacyEffect(.request, "notices/read"))
            environment.effects.perform(LegacyEffect(.analytics, "notices"))
          }
          handler.configure(response)
        }
      )
    }
    #expect(
      issues.map(\.message) == [
        "analytics 'notices' occurs 2 times, request 'notices/read' occurs 2 times for one response"
      ]
    )
  }

  @Test func `class 3 finds an effect performed once more for each later response`() throws {
    let issues = try PlantedNotices().issues { environment in
      let responses = PublishRelay<NoticeResponse>()
      let subscriptions = DisposeBag()
      return PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          responses.subscribe(onNext: { _ in
            environment.effects.perform(LegacyEffect(.analytics, "notices"))
          })
          .disposed(by: subscriptions)
          responses.accept(response)
          handler.configure(response)
        }
      )
    }
    let message = "analytics 'notices' occurs 2 times for one response, after other responses"
    #expect(issues.map(\.message) == [message])
    #expect(issues.classes == [.effects])
  }

  @Test(arguments: [0, 5])
  func `class 3 finds an effect that the route does not declare`(generated: Int) throws {
    let suite = PlantedCounters().suite { environment in
      CounterHandler(environment) { response, environment in
        environment.effects.perform(LegacyEffect(.analytics, "coupons_shown"))
        return CounterViewData(response.count)
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: generated)
    #expect(issues.map(\.failureClass) == [.effects])
    let issue = try #require(issues.first)
    #expect(issue.severity == .error)
    #expect(issue.legacy == .array([.string("analytics 'coupons_shown'")]))
    #expect(issue.state == .array([]))
    let start =
      "the legacy side performs analytics 'coupons_shown' for a response, and the route declares no "
      + "effects"
    #expect(issue.message.hasPrefix(start), "\(issue)")
  }

  @Test func `class 3 finds an undeclared effect that only a later response has`() throws {
    let suite = PlantedCounters().suite { environment in
      let isFirst = Mutex(true)
      return CounterHandler(environment) { response, environment in
        let isRefresh = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return !isFirst
        }
        if isRefresh { environment.effects.perform(LegacyEffect(.analytics, "refreshed")) }
        return CounterViewData(response.count)
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    let issues = suite.issues(of: "counter", recorded, generated: 0)
    #expect(issues.map(\.failureClass) == [.effects])
    #expect(issues.first?.message.hasSuffix("; it comes after 2 other documents") == true)
  }

  @Test func `class 3 finds an effect performed for the side that is not shown`() throws {
    let notices = PlantedNotices()
    // The singleton that legacy code uses, instead of its environment's effects.
    let singleton = notices.world
    let issues = try notices.issues { environment in
      PlantedHandler(
        LegacyNoticeHandler(environment),
        configuring: { response, handler in
          singleton.perform(LegacyEffect(.analytics, "notices shown"))
          handler.configure(response)
        }
      )
    }
    #expect(issues.classes == [.effects])
  }

  @Test func `class 3 finds an effect that only one side performs`() throws {
    let suite = MigrationSuite(
      routes: homeRoutes(),
      handlers: {
        LegacyHandlers {
          LegacyHandler(.imageBanner) { environment in
            PlantedHandler(
              LegacyImageBannerHandler(environment),
              configuring: { response, handler in
                environment.effects.perform(LegacyEffect(.request, "banners/seen"))
                handler.configure(response)
              }
            )
          }
        }
      },
      context: .tokyo
    ) { HomeUIState() }
    let recorded = RecordedResponses(try SampleScreen.document("home"))
    let issues = suite.issues(of: "imageBanner", recorded, generated: 5, seed: 7)
    #expect(issues.classes == [.effects])
    #expect(issues.first?.message == "only the legacy side has request 'banners/seen'")
  }
}
