import Bridge
import CounterScreen
import HomeBridgeTesting
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen

/// Kinds that a suite receives and does not test.
@MainActor
@Suite struct UntestedKindTests {
  @Test func `an empty journal is an issue of every kind`() {
    let issues = PlantedCounters().suite().issues(RecordedResponses(lines: []))
    #expect(issues.map(\.kind) == ["counter"])
  }

  @Test func `a kind without a record is an issue`() throws {
    let recorded = try PlantedCounters.recorded("stateOnly#a=1")
    let suite = PlantedCounters().suite()
    #expect(suite.issues(recorded, generated: 0).map(\.kind) == ["counter"])
    #expect(suite.issues(of: "counter", recorded, generated: 0).map(\.kind) == ["counter"])
  }

  @Test func `a record that does not decode is an issue, even among valid ones`() throws {
    let recorded = try PlantedCounters.recorded("counter#a=1", "counter#b=x")
    let issues = PlantedCounters().suite().issues(recorded, generated: 0)
    #expect(issues.map(\.kind) == ["counter"])
    #expect(issues.first?.path.description == "/count")
  }

  @Test func `a kind unknown to both sides is an issue, in a journal and as the tested kind`()
    throws
  {
    let recorded = try PlantedCounters.recorded("counter#a=1", "cuonter#b=2")
    let suite = PlantedCounters().suite()
    #expect(suite.issues(recorded, generated: 0).map(\.kind) == ["cuonter"])
    #expect(suite.issues(of: "cuonter", recorded).map(\.kind) == ["cuonter"])
  }

  @Test func `a kind with only one side is not compared`() throws {
    let recorded = try PlantedCounters.recorded("counter#a=1", "stateOnly#b=2")
    let suite = PlantedCounters().suite()
    #expect(suite.issues(recorded, generated: 0) == [])
    #expect(suite.issues(of: "stateOnly", recorded).map(\.kind) == ["stateOnly"])
  }

  @Test func `a misspelt kind in the suite's settings is an issue`() throws {
    var planted = PlantedCounters()
    planted.strict = ["cuonter"]
    planted.generator = ResponseGenerator().changing("countre") { payload, _ in payload }
    let issues = planted.suite().issues(try PlantedCounters.recorded("counter#a=1"), generated: 0)
    #expect(issues.map(\.kind) == ["countre", "cuonter"])
  }

  @Test func `a misspelt kind of generated actions is an issue`() throws {
    let key = InteractiveContentKey<CounterResponse, CounterViewData, Int>("countr")
    let suite = PlantedCounters().suite().acting(on: key, examples: [1])
    let issues = suite.issues(try PlantedCounters.recorded("counter#a=1"), generated: 0)
    #expect(issues.map(\.kind) == ["countr"])
    let message = try #require(issues.first?.message)
    #expect(message.hasPrefix("neither side knows it, and acting(on:) names it"), "\(message)")
  }

  @Test func `a misspelt kind of a recorded step is an issue, unless it is excluded`() throws {
    var reader = JournalReader()
    let text =
      #"{"kind":"counter","value":{"count":1},"then":["#
      + #"{"after":1,"responses":[{"kind":"cuonter","value":{"count":2}}]},"#
      + #"{"after":1,"action":{"kind":"countr","value":{}}},"#
      + #"{"after":1,"flip":{"kind":"countre","stage":"live"}}]}"#
    let recorded = RecordedResponses(lines: [try reader.line(Array(text.utf8))])
    let suite = PlantedCounters().suite()
    let issues = suite.issues(recorded, generated: 0)
    #expect(issues.map(\.kind) == ["countr", "countre", "cuonter"])
    #expect(
      issues.allSatisfy {
        $0.message.hasPrefix("neither side knows it, and a recorded step names it")
      }
    )
    #expect(suite.issues(of: "cuonter", recorded).map(\.kind) == ["cuonter"])
    let excluded = suite.untested("countr", because: "old").untested("countre", because: "old")
      .untested("cuonter", because: "old")
    #expect(excluded.issues(recorded, generated: 0) == [])
  }

  @Test func `a handler that cannot be observed is an issue`() throws {
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: { LegacyHandlers { LegacyHandler(.counter) { _ in UnobservableCounterHandler() } } }
    ) { CounterUIState() }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    #expect(suite.issues(recorded, generated: 0).map(\.kind) == ["counter"])
    #expect(suite.issues(of: "counter", recorded, generated: 0).map(\.kind) == ["counter"])
  }

  @Test func `a suite without a kind with both sides is an issue`() throws {
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: { LegacyHandlers { LegacyHandler(.legacyOnly) { CounterHandler($0) } } }
    ) { CounterUIState() }
    let issues = suite.issues(try PlantedCounters.recorded("counter#a=1"), generated: 0)
    #expect(issues.map(\.kind) == ["counter", "legacyOnly", "stateOnly"])
  }

  @Test func `a mutation hook after which no generated response decodes is an issue`() throws {
    var planted = PlantedCounters()
    planted.generator = ResponseGenerator().changing("counter") { _, _ in .null }
    let recorded = try PlantedCounters.recorded("counter#a=1")
    #expect(planted.suite().issues(recorded, generated: 5).map(\.kind) == ["counter"])
    #expect(planted.suite().issues(recorded, generated: 0) == [])
  }

  @Test func `a deliberately excluded kind is no issue`() throws {
    let suite = PlantedCounters().suite().untested("counter", because: "no device has sent it yet")
    #expect(suite.issues(RecordedResponses(lines: [])) == [])
    #expect(suite.issues(of: "counter", RecordedResponses(lines: [])) == [])
    #expect(suite.untestedKinds == ["counter": "no device has sent it yet"])
  }

  @Test func `an excluded kind without any side is an issue`() throws {
    let suite = PlantedCounters().suite().untested("cuonter", because: "no device has sent it yet")
    let issues = suite.issues(try PlantedCounters.recorded("counter#a=1"), generated: 0)
    #expect(issues.map(\.kind) == ["cuonter"])
    #expect(issues.first?.message.contains("no device has sent it yet") == true)
  }

  @Test func `an excluded kind with records is an issue`() throws {
    let suite = PlantedCounters().suite().untested("counter", because: "no device has sent it yet")
    let recorded = try PlantedCounters.recorded("counter#a=1", "counter#b=2")
    #expect(suite.issues(recorded, generated: 0).map(\.kind) == ["counter"])
    #expect(suite.issues(of: "counter", recorded, generated: 0).map(\.kind) == ["counter"])
    let message = suite.issues(recorded, generated: 0).first?.message
    #expect(message?.contains("2 recorded responses have it") == true)
  }

  @Test func `an untestable kind may be excluded although it has records`() throws {
    let suite = MigrationSuite(
      routes: CounterUIState.routes,
      handlers: { LegacyHandlers { LegacyHandler(.counter) { _ in UnobservableCounterHandler() } } }
    ) { CounterUIState() }
    .untested("counter", because: "its handler is not opened yet")
    .untested("banner", because: "the app does not know it")
    let recorded = try PlantedCounters.recorded("counter#a=1", "banner#b=2")
    #expect(suite.issues(recorded, generated: 0) == [])
  }

  @Test func `an issue of an untested kind states the cause and the remedy`() throws {
    let suite = PlantedCounters().suite()
    let issues = suite.issues(
      try PlantedCounters.recorded("counter#a=1", "counter#b=x"),
      generated: 0
    )
    #expect(
      issues.map(\.description) == [
        """
        untested: 'counter' at /count: a recorded response does not decode: Expected a whole number, found a text; \
        send one or change the type.
          recorded, shown at 2026-04-01T10:00:00+09:00 in GMT+0900, ja_JP
          {"count":"x"}
        """
      ]
    )
  }

  @Test func `a journal with an overlong line is rejected`() throws {
    let files = TemporaryFolder()
    let text = String(repeating: " ", count: JournalReader.maximumLineBytes)
    try files.write(#"{"kind": "counter", "value": {"count": 1}\#(text)}"#, to: "home.journal")
    let error = #expect(throws: RecordedResponsesError.self) {
      try RecordedResponses(journal: files.path + "/home.journal")
    }
    #expect(error?.diagnostic.severity == .error)
    #expect(error?.diagnostic.line == 1)
    #expect(
      error?.description.hasSuffix(
        "The line is longer than 16 MiB. Correct the line, or leave it out."
      ) == true
    )
  }

  @Test(arguments: [
    (#"{"value":{"count":1}}"#, ""),
    (#"{"kind":"counter","value":{"count":1},"then":[{}]}"#, "/then/0"),
  ])
  func `a journal with a faulty line or step is rejected`(line: String, path: String) throws {
    let files = TemporaryFolder()
    try files.write("\n" + line, to: "home.journal")
    let error = #expect(throws: RecordedResponsesError.self) {
      try RecordedResponses(journal: files.path + "/home.journal")
    }
    #expect(error?.diagnostic.severity == .error)
    #expect(error?.diagnostic.code == "badLine")
    #expect(error?.diagnostic.path.description == path)
    #expect(error?.diagnostic.line == 2)
    #expect(error?.description.contains("is left out") == false)
  }
}

/// A legacy handler whose output only its view observes.
private final class UnobservableCounterHandler: LegacyContentHandler {
  func configure(_ response: CounterResponse) {}
}
