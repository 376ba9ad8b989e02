import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@testable import Parity

@MainActor
@Suite struct ParityRulesTests {
  private struct Member: ViewData {
    var name: String
    var points: [Int] = []
  }

  private struct Page: ViewData {
    var points: [Int]
    var title: String
  }

  private struct Unfit: Error, CustomStringConvertible { let description = "cannot compare" }

  @Test(arguments: [
    ("/title", "/title", true), ("/title", "/title/0", true), ("/title", "/titles", false),
    ("/items/*/id", "/items/3/id", true), ("/items/*/id", "/items/id", false),
    ("/items/**", "/items", true), ("/items/**", "/items/1/price", true),
    ("/items/**", "/item", false),
    ("/**/debug", "/debug", true), ("/**/debug", "/a/b/debug/c", true),
    ("/**/debug", "/a/b", false),
    ("", "", true), ("", "/anything", true), ("/*", "", false), ("/**", "", true),
    ("/a~1b/*", "/a~1b/c", true), ("/**/a/**/b", "/x/a/y/z/b", true),
    ("/**/a/**/b", "/x/b/a", false),
  ])
  func `a pattern covers a path and everything below it`(text: String, place: String, covers: Bool)
    throws
  {
    #expect(try ParityPattern(text).covers(JSONPointer(place)) == covers)
  }

  @Test(arguments: ["title", "/a~2"])
  func `a pattern that is not a pointer is rejected`(text: String) {
    #expect(throws: JSONPointerError.self) { try ParityPattern(text) }
  }

  @Test func `ignored differences are counted, and the others are kept`() {
    let (old, new) = (Member(name: "a", points: [1, 2]), Member(name: "b", points: [3, 4]))
    let rules = ParityRules<Member>().ignoring("/points/*")
    let verdict = judge(rules, old, new)
    #expect(verdict.outcome == .mismatched)
    #expect(verdict.differences.map(\.path.description) == ["/name"])
    #expect(verdict.ignoredCount == 2)
    let all = judge(rules.ignoring(where: { $0.legacy == .string("a") }), old, new)
    #expect(all.outcome == .ignored)
    #expect(all.differences.isEmpty)
    #expect(all.ignoredCount == 3)
    #expect(judge(rules, old, old).outcome == .matched)
  }

  @Test func `any number of ignored differences hides no other difference`() {
    let old = Page(points: Array(repeating: 1, count: 1_500), title: "a")
    let new = Page(points: Array(repeating: 2, count: 1_500), title: "b")
    let judge = ParityJudge(ParityRules<Page>().ignoring("/points/*"), isStrict: false)
    let verdict = judge.verdict(legacy: old, state: new)
    #expect(verdict.outcome == .mismatched)
    #expect(verdict.differences.map(\.path.description) == ["/title"])
    #expect(verdict.ignoredCount == 1_500)
  }

  @Test func `an aspect can be ignored as a whole`() {
    let late = ParityDifference(.turn, path: .root, legacy: .string("later"), state: .string("now"))
    let rules = ParityRules<Member>().strict()
    let value = Member(name: "a")
    #expect(judge(rules, value, value, [late]).outcome == .mismatched)
    #expect(judge(rules.ignoring([.turn, .thread]), value, value, [late]).outcome == .ignored)
    #expect(judge(rules.ignoring("/**"), value, value, [late]).outcome == .mismatched)
  }

  @Test func `a custom comparison decides, and its error is an outcome`() {
    let rules = ParityRules<Member>().comparing { $0.name.count == $1.name.count }
    #expect(judge(rules, Member(name: "a"), Member(name: "b")).outcome == .matched)
    let other = judge(rules, Member(name: "a"), Member(name: "bb"))
    #expect(other.outcome == .mismatched)
    #expect(other.differences.map(\.path.description) == ["/name"])
    #expect(judge(rules, Member(name: "a"), nil).outcome == .mismatched)
    let failing = judge(
      ParityRules<Member>().comparing { _, _ in throw Unfit() },
      Member(name: "a"),
      Member(name: "a")
    )
    #expect(failing.outcome == .candidateError)
    #expect(failing.errorMessage == "cannot compare")
    struct Long: Error, CustomStringConvertible {
      let description = String(repeating: "あ", count: 999)
    }
    let long = judge(
      ParityRules<Member>().comparing { _, _ in throw Long() },
      Member(name: "a"),
      nil
    )
    #expect(long.outcome == .mismatched, "There is nothing to compare by.")
    let reported = judge(
      ParityRules<Member>().comparing { _, _ in throw Long() },
      Member(name: "a"),
      Member(name: "a")
    )
    #expect(reported.errorMessage?.utf8.count == 498)
  }

  @Test func `rules combine`() {
    let (old, new) = (Member(name: "a", points: [1]), Member(name: "b", points: [2]))
    let late = ParityDifference(.turn, path: .root, legacy: .string("later"), state: .string("now"))
    let away = ParityDifference(.thread, path: .root, legacy: .string("x"), state: .string("main"))
    let places = ParityRules<Member>().ignoring("/name").ignoring("/points")
    #expect(judge(places, old, new).outcome == .ignored)
    let aspects = ParityRules<Member>().ignoring([.turn]).ignoring([.thread])
    #expect(judge(aspects, old, old, [late, away]).outcome == .ignored)
    #expect(judge(aspects, old, new, [late, away]).outcome == .mismatched)
    #expect(judge(aspects, old, new, [late, away]).ignoredCount == 2)
    let predicates = ParityRules<Member>()
      .ignoring(where: { $0.path.tokens.first == "name" })
      .ignoring(where: { $0.legacy == .number("1") })
    #expect(judge(predicates, old, new).outcome == .ignored)
    let redacted = judge(ParityRules().redacting("/name").redacting("/points"), old, new)
    #expect(redacted.differences.map(\.legacy) == [.string("redacted"), .string("redacted")])
    #expect(redacted.differences.map(\.state) == [.string("redacted"), .string("redacted")])
    let both = judge(predicates.redacting("/**"), old, new)
    #expect(
      both.outcome == .ignored,
      "An ignored difference keeps the values that are not redacted."
    )
  }

  @Test func `no redacted value appears, in whole values and emissions`() {
    let rules = ParityRules<Member>().redacting("/name", "/points/0")
    let (old, new) = (
      Member(name: "secret", points: [77]), Member(name: "hidden", points: [78, 5])
    )
    let values = judge(rules, old, new)
    #expect(values.outcome == .mismatched)
    #expect(values.differences.map(\.path.description) == ["/name", "/points/0", "/points/1"])
    let whole = judge(rules, old, nil)
    let order = judge(
      rules,
      old,
      old,
      [
        ParityDifference(
          .order,
          path: JSONPointer(tokens: ["0", "name"]),
          legacy: .string("secret"),
          state: nil
        )
      ]
    )
    let reported = "\(values.differences)\(whole.differences)\(order.differences)"
    for secret in ["secret", "hidden", "77", "78"] {
      #expect(!reported.contains(secret), "\(secret)")
    }
    #expect(reported.contains("5"))
  }

  @Test func `effects are redacted on request`() {
    let effect = ParityDifference(
      .effects,
      path: JSONPointer(tokens: ["0"]),
      legacy: .string("a?user=7"),
      state: nil
    )
    let value = Member(name: "a")
    let shown = judge(ParityRules(), value, value, [effect]).differences
    #expect(shown == [effect])
    #expect(judge(ParityRules().redacting("/**"), value, value, [effect]).differences == [effect])
    let kept = judge(ParityRules().redactingEffects(), value, value, [effect]).differences
    #expect(kept.map(\.legacy) == [.string("redacted")])
    #expect(kept.map(\.state) == [nil])
  }

  private func judge(
    _ rules: ParityRules<Member>,
    _ legacy: Member?,
    _ state: Member?,
    _ others: [ParityDifference] = []
  ) -> ParityVerdict {
    ParityJudge(rules, isStrict: false).verdict(
      legacy: legacy,
      state: state,
      otherDifferences: others
    )
  }
}
