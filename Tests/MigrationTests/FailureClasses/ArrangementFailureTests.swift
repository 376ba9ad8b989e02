import Bridge
import JSONLogic
import Parity
import ScreenDocument
import Testing
import TopScreen

@testable import SampleHome

/// Contents with another place or visibility when the other side shows them.
@MainActor
@Suite struct ArrangementFailureTests {
  /// Three notices of which the middle one is empty, its heading, and one notice for members.
  private static func document() throws -> ContentDocument {
    let lines = [
      #"{ "type": "notice", "id": "head", "order": { "headingOf": "none" }, "value": \#(one) }"#,
      #"{ "type": "notice", "id": "none", "value": { "notices": [] } }"#,
      #"{ "type": "notice", "id": "some", "value": \#(one), "order": { "pin": "top" } }"#,
      #"""
      { "type": "notice", "id": "members", "value": \#(one),
        "visibility": { "audience": { "var": "member" } } }
      """#,
    ]
    let list = lines.joined(separator: ",\n")
    return try ContentDocument(reading: Array(#"{ "contents": [\#(list)] }"#.utf8))
  }

  private static let one = #"{ "notices": [{ "notice_id": 1, "title": "A" }] }"#

  private static func arranger(
    isMember: Bool = true,
    _ rules: ScreenRules = ScreenRules()
  ) -> ScreenArranger {
    var rules = rules
    rules.kinds["notice"] = ContentRules(visibility: ContentVisibility(whenEmpty: .hide))
    return ScreenArranger(rules: rules) {
      EvaluationContext(attributes: ["member": .bool(isMember)])
    }
  }

  /// Returns the differences in arrangement between the screens of two stages.
  private static func differences(
    _ old: NoticeScreen,
    _ new: NoticeScreen
  ) throws -> [String] {
    let document = try document()
    let compositions = [old, new].map { screen in
      screen.show(document)
      return screen.model.composition
    }
    let (old, new) = (compositions[0], compositions[1])
    let hidden = compositions.map { Set($0.hidden.map { "\($0.id) \($0.reason)" }) }
    let common = Set(old.items.map(\.id)).intersection(new.items.map(\.id))
    let orders = compositions.map { $0.items.map(\.id).filter(common.contains) }
    return hidden[0].symmetricDifference(hidden[1]).sorted().map { "hidden: \($0)" }
      + (orders[0] == orders[1] ? [] : ["order: \(orders[0]) and \(orders[1])"])
      + (old.state == new.state ? [] : ["state: \(old.state) and \(new.state)"])
  }

  @Test(arguments: Stage.allCases)
  func `class 15 equal sides are arranged alike on every stage`(stage: Stage) throws {
    let old = NoticeScreen(.off, arranger: Self.arranger())
    let new = NoticeScreen(stage, arranger: Self.arranger())

    #expect(try Self.differences(old, new) == [])
    #expect(old.model.composition.items.map(\.id) == ["some", "members"])
    #expect(old.model.composition.hidden.map(\.id) == ["head", "none"])
  }

  @Test func `class 15 finds a side that is empty while the other is not`() throws {
    let differences = try Self.differences(
      NoticeScreen(.off, arranger: Self.arranger()),
      NoticeScreen(.complete, arranger: Self.arranger()) { response, context in
        var viewData = NoticeViewData(response, in: context)
        viewData.items = []
        return viewData
      }
    )

    #expect(
      differences == [
        "hidden: head empty", "hidden: head heading of 'none', which is not shown",
        "hidden: members empty", "hidden: some empty", "state: loaded and allHidden",
      ]
    )
  }

  @Test func `class 15 finds a handler that never shows the value of the slot`() throws {
    var never = Self.arranger().rules
    never.kinds["notice"] = ContentRules(visibility: ContentVisibility(whileLoading: .hide))
    let arranger = ScreenArranger(rules: never) {
      EvaluationContext(attributes: ["member": .bool(true)])
    }
    let differences = try Self.differences(
      NoticeScreen(
        .off,
        arranger: arranger,
        handler: { SilentNoticeHandler(LegacyNoticeHandler($0)) }
      ),
      NoticeScreen(.complete, arranger: arranger)
    )

    #expect(differences.contains("hidden: some not loaded yet"))
    #expect(differences.contains("state: loading and loaded"))
  }

  @Test func `class 15 finds an order that only one side has`() throws {
    let rules = ScreenRules(contents: [
      "members": ContentRules(order: ContentOrder(.top, priority: 1))
    ])

    let differences = try Self.differences(
      NoticeScreen(.off, arranger: Self.arranger(rules)),
      NoticeScreen(.complete, arranger: Self.arranger())
    )

    #expect(differences == ["order: [members, some] and [some, members]"])
  }

  @Test func `class 15 finds an audience rule that only one side evaluates`() throws {
    let differences = try Self.differences(
      NoticeScreen(.off, arranger: Self.arranger()),
      NoticeScreen(.complete, arranger: Self.arranger(isMember: false))
    )

    #expect(differences == ["hidden: members not for this audience"])
  }
}
