import CounterScreen
import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ArrangedScreenTests {
  /// A screen on a clock and in a context that tests set.
  @MainActor
  final class Fixture {
    var now = ViewDataContext.tokyo.now
    var context = EvaluationContext()
    let presenter = RecordingPresenter()
    let dismissals = InMemoryDismissals()
    var rules = ScreenRules()

    private(set) lazy var screen = ComposedScreen(
      arranger: ScreenArranger(rules: rules, dismissals: dismissals) { [unowned self] in context },
      now: { [unowned self] in now }
    )

    func show(_ contents: String..., limits: String = "null") throws {
      screen.show(try .ruled(contents, limits: limits), through: presenter)
    }

    var composition: ScreenComposition { screen.composition(through: presenter) }

    var hidden: [String] {
      composition.hidden.map {
        "\($0.position) \($0.id) \($0.reason), \($0.visibleCountAbove ?? -1) above"
      }
    }

    /// Waits until the work queued on the main queue is done.
    func nextTurn() async {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  private let fixture = Fixture()
  private var screen: ComposedScreen { fixture.screen }

  @Test func `contents are delivered and shown in the order of their rules`() throws {
    try fixture.show("c#a", "c#b", #"c#c "order": { "pin": "top" }"#)

    #expect(fixture.presenter.newCalls() == ["deliver c", "deliver a", "deliver b"])
    #expect(screen.stack.ids == ["c", "a", "b"])
    #expect(fixture.composition.items.map(\.position) == [2, 0, 1])
  }

  @Test func `a content hidden by a rule is not delivered, and is dumped with place and reason`()
    throws
  {
    try fixture.show(
      "c#a",
      #"c#b "visibility": { "audience": false }"#,
      "c#c",
      #"c#d "visibility": { "until": 5 }, "order": { "pin": "top" }"#
    )

    #expect(fixture.presenter.newCalls() == ["deliver a", "deliver c"])
    #expect(screen.stack.ids == ["a", "c"])
    #expect(
      fixture.hidden == [
        "3 d ended at 1970-01-01T00:00:05Z, 0 above", "1 b not for this audience, 1 above",
      ]
    )
  }

  @Test func `trap 6 all hidden, empty, not loaded and failed are four states`()
    async throws
  {
    #expect(screen.state == .loading)

    screen.documentFailed()
    #expect(screen.state == .failed)
    #expect(fixture.composition.state == .failed)

    try fixture.show()
    #expect(screen.state == .empty)
    #expect(fixture.composition.state == .empty)

    try fixture.show(#"c#a "visibility": { "audience": false }"#)
    #expect(screen.state == .allHidden)
    #expect(fixture.composition.state == .allHidden)

    fixture.presenter.phases["b"] = .loading
    try fixture.show(
      #"c#a "visibility": { "audience": false }"#,
      #"c#b "visibility": { "whileLoading": "hide" }"#
    )
    #expect(screen.state == .loading)
    #expect(fixture.composition.state == .loading)
    #expect(fixture.hidden[1] == "1 b not loaded yet, 0 above")

    fixture.presenter.phases["b"] = .ready
    await fixture.nextTurn()
    #expect(screen.state == .loaded)
    #expect(screen.stack.ids == ["b"])

    screen.documentFailed()
    #expect(screen.state == .stale)
  }

  @Test func `contents entering or leaving a time window are delivered or released, no others`()
    throws
  {
    try fixture.show(
      "c#a",
      #"c#b "visibility": { "from": 1775005260 }"#,
      #"c#c "visibility": { "until": 1775005260 }"#,
      "c#d"
    )
    let host = RecordingStackHost()
    screen.attach(host)
    #expect(screen.nextPeriodBoundary == Date(timeIntervalSince1970: 1_775_005_260))
    _ = fixture.presenter.newCalls()
    let before = host.calls.count

    fixture.now = Date(timeIntervalSince1970: 1_775_005_260)
    screen.rearrange()

    #expect(fixture.presenter.newCalls() == ["release c", "deliver b"])
    #expect(host.items.map(\.id) == ["a", "b", "d"])
    #expect(host.calls[before...].count == 2)
    #expect(host.violations == [])
    #expect(screen.nextPeriodBoundary == nil)
  }

  @Test func `a new arrangement without a change has no effect`() throws {
    try fixture.show("c#a", #"c#b "visibility": { "from": 1775005260 }"#)
    _ = fixture.presenter.newCalls()
    let stack = screen.stack

    screen.rearrange()

    #expect(fixture.presenter.newCalls() == [])
    #expect(screen.stack == stack)
  }

  @Test func `an audience is evaluated with every arrangement`() throws {
    try fixture.show(#"c#a "visibility": { "audience": { "var": "member" } }"#)
    #expect(screen.state == .allHidden)

    fixture.context.attributes["member"] = .bool(true)
    screen.rearrange()

    #expect(screen.state == .loaded)
    #expect(screen.stack.ids == ["a"])
  }

  @Test func `a dismissed content is removed, stays hidden, and returns under another name`() throws
  {
    try fixture.show("c#a", #"c#b "visibility": { "dismissal": "spring" }"#)
    _ = fixture.presenter.newCalls()

    screen.dismiss("b")
    #expect(fixture.presenter.newCalls() == ["release b"])
    #expect(screen.stack.ids == ["a"])
    #expect(fixture.dismissals.names == ["spring"])

    try fixture.show("c#a", #"c#b "visibility": { "dismissal": "spring" }"#)
    #expect(screen.stack.ids == ["a"])
    try fixture.show("c#a", #"c#b "visibility": { "dismissal": "summer" }"#)
    #expect(screen.stack.ids == ["a", "b"])

    screen.dismiss("missing")
    #expect(fixture.dismissals.names == ["spring"])
  }

  @Test func `a heading and its content are removed and return in one change each`()
    async throws
  {
    try fixture.show(
      "c#a",
      #"c#h "order": { "headingOf": "c" }"#,
      #"c#c "visibility": { "whenEmpty": "hide" }"#
    )
    let host = RecordingStackHost()
    screen.attach(host)
    _ = fixture.presenter.newCalls()

    fixture.presenter.phases["c"] = .empty
    #expect(fixture.composition.items.map(\.id) == ["a"])
    #expect(screen.stack.ids == ["a", "h", "c"])
    await fixture.nextTurn()
    #expect(screen.stack.ids == ["a"])
    #expect(
      fixture.hidden == ["1 h heading of 'c', which is not shown, 1 above", "2 c empty, 1 above"]
    )

    fixture.presenter.phases["c"] = .ready
    await fixture.nextTurn()
    #expect(host.items.map(\.id) == ["a", "h", "c"])
    #expect(fixture.presenter.newCalls() == [])
    #expect(host.violations == [])
  }

  @Test func `phases are observed again after documents without phase rules`() async throws {
    let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) { .tokyo }
    let rule = #"counter#a=1 "visibility": { "whenEmpty": "hide" }"#
    for contents in [[rule], ["counter#b=1"], ["counter#a=1"], [rule]] {
      model.show(try .ruled(contents))
    }
    #expect(model.screen.stack.ids == ["a"])

    model.state.counter["a"].fill(with: 0)
    await fixture.nextTurn()
    #expect(model.screen.stack.ids == [])

    model.state.counter["a"].fill(with: 2)
    await fixture.nextTurn()
    #expect(model.screen.stack.ids == ["a"])
  }

  @Test func `a removed content makes room for the next within a limit`() throws {
    try fixture.show(
      #"c#a "visibility": { "until": 1775005260 }"#,
      "c#b",
      "c#c",
      limits: #"{ "c": 2 }"#
    )
    #expect(screen.stack.ids == ["a", "b"])

    fixture.now = Date(timeIntervalSince1970: 1_775_005_260)
    screen.rearrange()

    #expect(screen.stack.ids == ["b", "c"])
  }

  @Test func `a rule that fails is ignored, and the dump reports its place`() throws {
    try fixture.show("c#a", #"c#b "visibility": { "platforms": ["iOS"] }"#)

    #expect(screen.stack.ids == ["a", "b"])
    let diagnostic = try #require(fixture.composition.diagnostics.first)
    #expect(diagnostic.code == "unknownAttribute")
    #expect(diagnostic.path.description == "/contents/1/visibility")
    #expect(diagnostic.line == 3)
  }

  @Test func `a refreshed content keeps its place, and others stay hidden`() throws {
    try fixture.show(
      #"c#a "order": { "pin": "bottom" }"#,
      "c#b",
      #"c#x "visibility": { "audience": false }"#
    )
    let newer = try ContentDocument.ruled(["c#b=2", "c#a=2", "c#x=2"])

    for response in newer.contents { screen.show(response, through: fixture.presenter) }
    screen.rearrange()

    #expect(screen.stack.items.map(\.id) == ["b", "a"])
    #expect(screen.stack.items.map(\.version) == [2, 2])
    #expect(fixture.hidden == ["2 x not for this audience, 1 above"])
  }

  @Test func `a refreshed content that returns keeps its newer value`() throws {
    let model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      arranger: ScreenArranger { [fixture] in fixture.context }
    ) { .tokyo }
    fixture.context.attributes["gold"] = .bool(true)
    let rule = #""visibility": { "audience": { "var": "gold" } }"#
    model.show(try .ruled(["counter#a=1 \(rule)", "counter#b=1"]))
    model.show(try ContentDocument.counters("counter#a=9").contents[0])

    for gold in [false, true, false] {
      fixture.context.attributes["gold"] = .bool(gold)
      model.screen.rearrange()
    }
    #expect(model.screen.stack.ids == ["b"])
    fixture.context.attributes["gold"] = .bool(true)
    model.screen.rearrange()

    #expect(model.state.counter["a"].value == 9)
  }

  @Test func `a document requested before a content keeps the newer content, even if hidden`()
    throws
  {
    let model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      arranger: ScreenArranger { [fixture] in fixture.context }
    ) { .tokyo }
    fixture.context.attributes["gold"] = .bool(true)
    let line = #"counter#a=1 "visibility": { "audience": { "var": "gold" } }"#
    model.show(try .ruled([line]))
    let document = model.screen.startLoad { _ in }
    model.show(try ContentDocument.counters("counter#a=9").contents[0])
    fixture.context.attributes["gold"] = .bool(false)
    model.screen.rearrange()

    model.show(try .ruled([line, "counter#b=1"]), from: document)
    fixture.context.attributes["gold"] = .bool(true)
    model.screen.rearrange()

    #expect(model.state.counter["a"].value == 9)
    model.show(try .ruled([line, "counter#b=1"]))
    #expect(model.state.counter["a"].value == 1)
  }

  @Test func `a hidden content of the state side leaves no slot`() throws {
    var isGold = true
    let model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      arranger: ScreenArranger {
        EvaluationContext(attributes: ["gold": .bool(isGold)])
      }
    ) { .tokyo }
    model.show(
      try .ruled(["counter#a", #"counter#b=2 "visibility": { "audience": { "var": "gold" } }"#])
    )
    weak let slot = model.state.counter["b"]
    #expect(slot?.value == 2)

    isGold = false
    model.screen.rearrange()
    #expect(slot == nil)
    #expect(model.state.counter.count == 1)

    isGold = true
    model.screen.rearrange()
    #expect(model.state.counter["b"].value == 2)
    #expect(model.screen.stack.ids == ["a", "b"])
  }
}
