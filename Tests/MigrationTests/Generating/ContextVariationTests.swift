import CounterScreen
import Foundation
import Testing
import TopScreen

@testable import HomeBridgeTesting

/// The moments, time zones and locales of generated responses.
@Suite struct ContextVariationTests {
  private static let contexts = (UInt64(0)..<1_000).map {
    ContextVariations().context(numbered: $0, variedFrom: .tokyo)
  }

  private static func calendar(_ context: ViewDataContext) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone
    return calendar
  }

  @Test func `consecutive seeds cover all moments, time zones and locales together`() {
    let combinations = Set(
      Self.contexts.map { "\($0.timeZone.identifier) \($0.locale.identifier)" }
    )
    #expect(combinations.count == 11 * 5)
    #expect(Set(Self.contexts.prefix(20).map(\.timeZone)).count == 11)
    #expect(Set(Self.contexts.prefix(20).map(\.locale)).count == 5)
    #expect(Set(Self.contexts).count > 300)
  }

  @Test func `moments are at the edges of days, months, years and clock changes`() {
    var edges: Set<String> = []
    for context in Self.contexts {
      let calendar = Self.calendar(context)
      let parts = calendar.dateComponents(
        [.month, .day, .hour, .minute, .second],
        from: context.now
      )
      let time = [parts.hour, parts.minute, parts.second]
      if time == [0, 0, 0] { edges.insert("start of day") }
      if time == [23, 59, 59] { edges.insert("end of day") }
      if time == [23, 59, 59], parts.day == 30 { edges.insert("end of month") }
      if time == [0, 0, 0], parts.day == 1, parts.month == 5 { edges.insert("start of month") }
      if time == [23, 59, 59], parts.month == 12, parts.day == 31 { edges.insert("end of year") }
      let offsets = [-1.0, 0, 1].map {
        context.timeZone.secondsFromGMT(for: context.now.addingTimeInterval($0))
      }
      if offsets[0] != offsets[1] { edges.insert("after a change of clocks") }
      if offsets[1] != offsets[2] { edges.insert("before a change of clocks") }
      if context.now == ViewDataContext.tokyo.now { edges.insert("recorded") }
    }
    #expect(edges.count == 8, "\(edges.sorted())")
  }

  @Test(arguments: [MomentVariation.beforeDaylightSavingChange, .afterDaylightSavingChange])
  func `in a time zone without clock changes the recorded moment stays`(
    variation: MomentVariation
  ) {
    let recorded = ViewDataContext.tokyo
    #expect(variation.moment(variedFrom: recorded.now, in: .gmt) == recorded.now)
    #expect(variation.moment(variedFrom: recorded.now, in: recorded.timeZone) == recorded.now)
  }

  @Test func `empty lists of time zones and locales disable their variation`() {
    let generator = ResponseGenerator().varying(timeZones: [], locales: [])
    for number in UInt64(0)..<100 {
      let context = generator.contextVariations.context(numbered: number, variedFrom: .tokyo)
      #expect(context.timeZone == ViewDataContext.tokyo.timeZone)
      #expect(context.locale == ViewDataContext.tokyo.locale)
    }
    #expect(
      Set(
        (UInt64(0)..<100).map {
          generator.contextVariations.context(numbered: $0, variedFrom: .tokyo).now
        }
      )
      .count > 4
    )
  }
}
