import Bridge
import CounterScreen
import HomeBridgeTesting
import ScreenDocument
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
