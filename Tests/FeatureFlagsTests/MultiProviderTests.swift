import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import Testing

@Suite struct LayeredFlagSourceTests {
  private static func answer(_ source: MultiProvider, _ key: String) -> MultiProviderResult {
    source.evaluateReportingLayer(key, in: EvaluationContext(), at: Date(timeIntervalSince1970: 0))
  }

  @Test func `the first provider that has a flag resolves it and is reported`() {
    let source = MultiProvider([
      ProviderEntry("remote", InMemoryProvider(["a": .string("live")])),
      ProviderEntry("file", InMemoryProvider(["a": .string("off"), "b": .string("shadow")])),
    ])

    #expect(Self.answer(source, "a").layerName == "remote")
    #expect(source.value("a") == .string("live"))
    #expect(Self.answer(source, "b").layerName == "file")
    #expect(source.value("b") == .string("shadow"))
    #expect(Self.answer(source, "c").layerName == nil)
    #expect(source.evaluation("c").errorCode == .flagNotFound)
    #expect(MultiProvider([]).evaluation("a").errorCode == .flagNotFound)
  }

  @Test func `an invalid flag in an upper provider does not fall through to a lower one`() throws {
    let invalid = try FlagSet(reading: Array(#"{"flags":{"a":7}}"#.utf8))
    let off = try FlagSet(
      reading: Array(#"{"flags":{"a":{"state":"DISABLED","variants":{"v":true}}}}"#.utf8)
    )
    let below = ProviderEntry("file", InMemoryProvider(["a": .bool(true)]))

    for (above, code, reason) in [
      (invalid, FlagErrorCode.parseError, FlagReason.error), (off, nil, .disabled),
    ] {
      let answer = Self.answer(MultiProvider([ProviderEntry("remote", above), below]), "a")
      #expect(answer.layerName == "remote")
      #expect(answer.evaluation.value == .null)
      #expect(answer.evaluation.errorCode == code)
      #expect(answer.evaluation.reason == reason)
    }
  }

  @Test func `changes of every provider are observed until the observation ends`() {
    let (top, bottom) = (InMemoryProvider(), InMemoryProvider())
    let source = MultiProvider([ProviderEntry("remote", top), ProviderEntry("file", bottom)])
    let changes = RecordedKeys()
    var observation = source.observeChanges(changes.record)
    top.set(.null, for: "a")
    bottom.set(.null, for: "b")
    observation = nil
    top.set(.null, for: "c")

    #expect(observation == nil)
    #expect(changes.all == [["a"], ["b"]])
    #expect(MultiProvider([]).observeChanges(changes.record) == nil)
  }

  @Test func `a manually set flag overrides the other provider until it is cleared`() {
    let source = OverridingProvider(InMemoryProvider(["a": .string("off")]))
    let changes = RecordedKeys()
    let observation = source.observeChanges(changes.record)
    func layerName() -> String? {
      let now = Date(timeIntervalSince1970: 0)
      return source.evaluateReportingLayer("a", in: EvaluationContext(), at: now).layerName
    }

    #expect(layerName() == "base")
    source.override("a", with: .string("live"))
    #expect(source.value("a") == .string("live"))
    #expect(source.overrides == ["a": .string("live")])
    #expect(layerName() == "override")
    source.clearOverride(of: "a")
    #expect(source.value("a") == .string("off"))
    source.override("a", with: .string("shadow"))
    source.override("b", with: .null)
    source.clearAllOverrides()
    #expect(source.value("a") == .string("off"))
    #expect(source.evaluation("b").errorCode == .flagNotFound)
    #expect(observation != nil)
    #expect(changes.all == [["a"], ["a"], ["a"], ["b"], ["a", "b"]])
  }
}
