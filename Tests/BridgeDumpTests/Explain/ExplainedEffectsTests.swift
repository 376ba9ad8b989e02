import Bridge
import LegacyRx
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

private struct TrackedResponse: Decodable, Sendable {
  var title: String
  var tracking: String
}

extension ContentKey where Response == TrackedResponse, Output == BannerViewData {
  fileprivate static var tracked: Self { Self("tracked") }
}

/// A state side that reports a value that it does not show.
@MainActor private let trackingRoutes = ContentRoutes<ShopState> {
  ContentRoute(.tracked, slots: \.banners) { BannerViewData(title: $0.title) }
    .effects(of: .tracked) { response, _ in
      [.each(.analytics, "shown"), .each(.analytics, "open", value: response.tracking)]
    }
}

/// A legacy side that reports the same in another order, or always the same value; ranks have
/// effects, too.
@MainActor
private func trackingHandlers(_ tracking: String?) -> LegacyHandlers {
  LegacyHandlers {
    LegacyHandler(.tracked) { environment in
      let effects = environment.effects
      return RelayHandler(environment) { (response: TrackedResponse) in
        let value = tracking ?? response.tracking
        effects.perform(ContentEffect(.analytics, "open", value: value))
        effects.perform(ContentEffect(.analytics, "shown"))
        return BannerViewData(title: response.title)
      }
    }
    LegacyHandler(.rank) { environment in
      let effects = environment.effects
      return RelayHandler(environment) { (response: NoteResponse) in
        effects.perform(ContentEffect(.request, response.text))
        return NoteViewData(text: response.text)
      }
    }
  }
}

/// What `explain` says of the effects of both sides.
@MainActor
@Suite struct ExplainedEffectsTests {
  private let shop = ShopDump()

  private func explainTracked(
    legacyTracking: String?,
    _ arguments: String...
  ) async throws -> ShopDump.Transcript {
    var shop = shop
    shop.routes = trackingRoutes
    shop.makeHandlers = { trackingHandlers(legacyTracking) }
    let line = #"""
      {"at":1775005200,"responses":[{"kind":"rank","value":{"text":"1位"}},\#
      {"kind":"tracked","value":{"title":"春","tracking":"a"}}]}

      """#
    try shop.files.write(line, to: "tracked")
    return await shop(["explain", "tracked", "DIR/tracked"] + arguments)
  }

  @Test func `what the effects of both sides read is read`() async throws {
    let run = try await explainTracked(legacyTracking: nil)
    let headline = "✓ tracked: both sides read the same inputs for 2 places · 1 response"
    #expect(run.output.hasPrefix(headline), "\(run)")
    #expect(
      run.output.hasSuffix(
        """
          /title
            both sides      /title
          effects
            both sides      /tracking

        """
      ),
      "\(run)"
    )
    #expect(run.status == .success)
  }

  @Test func `an effect that reads an input on one side is a difference`() async throws {
    let run = try await explainTracked(legacyTracking: "a")
    #expect(
      run.output.contains(
        "✗ effects\n    state only      /tracking\n    differ at       /tracking = "
      ),
      "\(run)"
    )
    #expect(!run.output.contains("read by neither"), "\(run)")
    #expect(run.status == .difference)
    let json = try JSONDocument(
      Array(try await explainTracked(legacyTracking: "a", "--format", "json").output.utf8)
    ).root
    let effects = try #require(json["outputs"]?[1])
    #expect(effects["aspect"]?.string == "effects")
    #expect(effects["path"]?.string == "/*")
    #expect(effects["isOneSided"]?.bool == true)
  }
}
