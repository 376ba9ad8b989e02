import Bridge
import Dispatch
import FeatureFlags
import Foundation
import JSONLogic
import Parity
import ScreenDocument
import StrictJSON
import Testing

@MainActor
@Suite struct FlagEvaluationSinkTests {
  private final class RecordingSink: FlagEvaluationSink {
    private(set) var events: [FlagEvaluationEvent] = []
    var onRecord: () -> Void = {}

    func record(_ event: FlagEvaluationEvent) {
      events.append(event)
      onRecord()
    }

    /// The text of an attribute of each event, sorted; a hyphen for none.
    func texts(of name: String) -> [String] {
      events.map { event in
        guard case .string(let text)? = event.attributes["feature_flag." + name] else { return "-" }
        return text
      }
      .sorted()
    }
  }

  private let sink = RecordingSink()

  private static let variants =
    #""variants":{"on":"live","off":"off"},"defaultVariant":"on","metadata":{"version":"7"}"#
  private static let file = """
    {"metadata":{"flagSetId":"home"},"flags":{
      "content.counter":{"state":"ENABLED",\(variants)},
      "special":{"state":"ENABLED",\(variants)}}}
    """

  private func stages(
    overrides: StageOverrides = StageOverrides(),
    includingTargetingKey isIncluded: Bool = false
  ) throws -> StageFlags {
    let stages = StageFlags(
      file: try FlagSet(reading: Array(Self.file.utf8)),
      overrides: overrides,
      context: EvaluationContext(targetingKey: "user-1")
    )
    stages.reportEvaluations(to: sink, includingTargetingKey: isIncluded)
    return stages
  }

  private func laterTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func `each stage that a screen keeps is one event, in a later turn`() async throws {
    let stages = try stages()
    let screen = FlaggedFixture(stages)
    try screen.show("counter#a=1", "stateOnly#b=2", "counter#c=3")
    #expect(sink.events == [])
    await laterTurn()
    #expect(sink.texts(of: "key") == ["content.counter", "special"])
    #expect(
      sink.events.map(\.attributes).first { $0["feature_flag.key"] == .string("special") } == [
        "feature_flag.key": .string("special"),
        "feature_flag.result.variant": .string("on"),
        "feature_flag.result.reason": .string("static"),
        "feature_flag.provider.name": .string("file"),
        "feature_flag.version": .string("7"),
        "feature_flag.set.id": .string("home"),
      ]
    )

    try screen.show("counter#a=2", "counter#d=4")
    stages.overrides = StageOverrides(kinds: ["counter": .off])
    _ = stages.decision(for: "counter", at: .distantPast)
    await laterTurn()
    #expect(sink.events.count == 2, "Deliveries, flips and questions are no events.")

    let second = FlaggedFixture(stages)
    try second.show("counter#a=1")
    await laterTurn()
    #expect(sink.events.count == 3)
    #expect(sink.events.last?.attributes["feature_flag.result.value"] == .string("off"))
    #expect(sink.events.last?.attributes["feature_flag.provider.name"] == .string("override"))
    #expect(sink.events.last?.attributes["feature_flag.result.variant"] == nil)
  }

  @Test(arguments: [false, true])
  func `has the targeting key only if it is asked for`(isIncluded: Bool) async throws {
    let screen = FlaggedFixture(try stages(includingTargetingKey: isIncluded))
    try screen.show("counter#a=1")
    await laterTurn()
    #expect(sink.texts(of: "context.id") == [isIncluded ? "user-1" : "-"])
    let texts = sink.events.flatMap(\.attributes.values).map { $0.text() }
    #expect(texts.contains { $0.contains("user-1") } == isIncluded)
  }

  /// A rule whose result is the targeting key, which is no variant: the message quotes it.
  @Test(arguments: [false, true])
  func `a message that can quote the user is left out with the targeting key`(
    isIncluded: Bool
  ) async throws {
    let file = """
      {"flags":{"content.counter":{"state":"ENABLED",\(Self.variants),
        "targeting":{"var":"targetingKey"}}}}
      """
    let stages = StageFlags(
      file: try FlagSet(reading: Array(file.utf8)),
      context: EvaluationContext(targetingKey: "user-1")
    )
    stages.reportEvaluations(to: sink, includingTargetingKey: isIncluded)
    try FlaggedFixture(stages).show("counter#a=1")
    await laterTurn()
    let attributes = try #require(sink.events.first?.attributes)
    #expect(attributes["error.type"] == .string("general"))
    let message = JSONTree.string("the rule results in 'user-1', which is not a variant")
    #expect(attributes["feature_flag.error.message"] == (isIncluded ? message : nil))
    #expect(attributes.values.contains { $0.text().contains("user-1") } == isIncluded)
  }

  @Test func `a trip and a missing flag are off`() async throws {
    let stages = try stages()
    stages.trips["counter"] = StageTrip(flagVersion: "7", appVersion: nil, explanation: "x")
    try FlaggedFixture(stages).show("counter#a=1")
    let unknown = StageFlags(file: try FlagSet(reading: Array(#"{"flags":{}}"#.utf8)))
    unknown.reportEvaluations(to: sink)
    try FlaggedFixture(unknown).show("counter#a=1")
    await laterTurn()
    let attributes = sink.events.map(\.attributes)
    #expect(
      attributes.map { $0["feature_flag.provider.name"] } == [.string("trip"), .string("default")]
    )
    #expect(attributes.map { $0["feature_flag.result.value"] } == [.string("off"), .string("off")])
    #expect(attributes.map { $0["error.type"] } == [nil, .string("flag_not_found")])
    #expect(attributes.map { $0["feature_flag.version"] } == [.string("7"), nil])
  }

  @Test func `a sink may change the stages`() async throws {
    let stages = try stages()
    let screen = FlaggedFixture(stages)
    sink.onRecord = { stages.overrides = StageOverrides(kinds: ["counter": .off]) }
    try screen.show("counter#a=1")
    await laterTurn()
    screen.settle()
    #expect(screen.shown == ["a legacy 1"])
    #expect(sink.events.count == 1)
  }
}
