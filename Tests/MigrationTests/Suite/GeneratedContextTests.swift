import Bridge
import CounterScreen
import Foundation
import HomeBridgeTesting
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@testable import SampleHome

/// Faults that appear only at another moment, time zone or locale than the recorded ones.
@MainActor
@Suite struct GeneratedContextTests {
  /// Returns the issues of a notices handler that assumes a time zone.
  private static func issues(
    ofNoticesIn timeZone: TimeZone?,
    _ recorded: RecordedResponses,
    generated count: Int
  ) -> [MigrationIssue] {
    let payload = recorded.lines.flatMap(\.responses).first { $0.kind == "notice" }?.payload.tree
    return MigrationSuite(
      routes: homeRoutes(),
      handlers: {
        LegacyHandlers {
          LegacyHandler(.notice) { environment in
            var environment = environment
            if let timeZone { environment.clock.timeZone = timeZone }
            return LegacyNoticeHandler(environment)
          }
        }
      },
      // The unchanged record: its texts alone would reveal the fault.
      generator: ResponseGenerator().changing("notice") { tree, _ in payload ?? tree }
    ) { HomeUIState() }
    .issues(of: "notice", recorded, generated: count)
  }

  @Test func `class 1 finds a UTC day in a line recorded in Tokyo`() throws {
    let recorded = try RecordedResponses(journal: "../Example/home.journal", beside: #filePath)
    let issues = Self.issues(ofNoticesIn: .gmt, recorded, generated: 30)
    #expect(issues.map(\.failureClass) == [.value])
    #expect(issues.first?.path.description.hasSuffix("/date") == true)
    #expect(issues.first?.seed != nil)
    #expect(Self.issues(ofNoticesIn: nil, recorded, generated: 30) == [])
    #expect(Self.issues(ofNoticesIn: .gmt, recorded, generated: 0) == [])
  }

  @Test func `class 1 finds a UTC day in a line recorded after midnight`() throws {
    let line = #"""
      { "at": "2026-04-01T00:30:00+09:00", "timeZone": "Asia/Tokyo", "kind": "notice", "value": {
        "notices": [{ "notice_id": 1, "title": "A", "published_at": "2026-03-31T20:00:00+09:00" }] } }
      """#
    var reader = JournalReader()
    let recorded = RecordedResponses(lines: [try reader.line(Array(line.utf8))])
    let issues = Self.issues(ofNoticesIn: .gmt, recorded, generated: 0)
    #expect(issues.map(\.message) == [#"legacy "4時間前", state "昨日""#])
    #expect(issues.first?.responseContext?.timeZone.identifier == "Asia/Tokyo")
    #expect(Self.issues(ofNoticesIn: nil, recorded, generated: 0) == [])
  }

  enum Fault: CaseIterable {
    /// Assumes that a day has 24 hours, also when clocks change.
    case hoursOfDay
    /// Assumes that a month has 30 days.
    case daysOfMonth
    /// Counts years by the calendar of the locale.
    case year
  }

  @Test(arguments: Fault.allCases)
  func `class 1 finds a calendar rule that fails only at one moment or locale`(
    fault: Fault
  ) throws {
    var planted = PlantedCounters()
    planted.routes = ContentRoutes {
      ContentRoute(.counter, slots: \.counter) { _, context in
        Self.count(fault, isPlanted: false, in: context)
      }
    }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    for isPlanted in [false, true] {
      let suite = planted.suite { environment in
        CounterHandler(environment) { _, environment in
          Self.count(fault, isPlanted: isPlanted, in: environment.clock.viewDataContext)
        }
      }
      let issues = suite.issues(of: "counter", recorded, generated: 30)
      #expect(issues.map(\.failureClass) == (isPlanted ? [.value] : []))
    }
  }

  private nonisolated static func count(
    _ fault: Fault,
    isPlanted: Bool,
    in context: ViewDataContext
  ) -> CounterViewData {
    var calendar =
      isPlanted && fault == .year ? context.locale.calendar : Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone
    guard fault != .year else {
      return CounterViewData(calendar.component(.year, from: context.now))
    }
    let unit: Calendar.Component = fault == .hoursOfDay ? .day : .month
    let seconds = calendar.dateInterval(of: unit, for: context.now)?.duration ?? 0
    let hours = Int(seconds / 3_600)
    return fault == .hoursOfDay
      ? CounterViewData(isPlanted ? 24 : hours)
      : CounterViewData(isPlanted ? 30 : (hours + 12) / 24)
  }
}
