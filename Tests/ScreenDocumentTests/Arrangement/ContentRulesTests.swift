import Foundation
import ScreenDocument
import StrictJSON
import Testing

@Suite struct ContentRulesTests {
  @Test func `a shape file defines the places of rules and limits`() throws {
    let shape = try DocumentShape(
      reading: Array(
        #"""
        { "schema": 1, "limits": "/layout/most", "contents": { "list": "/layout/cards", "kind": "/k",
            "order": "/meta/place", "visibility": "/meta/when" } }
        """#.utf8
      )
    )
    let document = try ContentDocument(
      reading: Array(
        #"""
        { "layout": { "most": { "a": 1 }, "cards": [
          { "k": "a", "order": { "pin": "top" },
            "meta": { "place": { "after": "b", "priority": 2 }, "when": { "until": 5 } } },
          { "k": "b" } ] } }
        """#.utf8
      ),
      shape: shape
    )

    let rules = try #require(document.contents[0].rules)
    #expect(rules.order?.place == .after("b"))
    #expect(rules.order?.priority == 2)
    #expect(rules.visibility?.period.until?.timeIntervalSince1970 == 5)
    #expect(document.contents[1].rules == nil)
    #expect(document.limits == ["a": 1])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `view elements can have rules like contents`() throws {
    let document = try ContentDocument(
      reading: Array(
        #"""
        { "limits": { "text": 2 }, "views": [ { "type": "text", "order": { "pin": "bottom" } } ] }
        """#.utf8
      )
    )

    #expect(document.contents[0].rules?.order?.place == .bottom)
    #expect(document.limits == ["text": 2])
  }

  @Test func `a block's visibility is a property, and its faults are reported there`()
    throws
  {
    let document = try ContentDocument(
      reading: .blocks(
        layout: Array(
          #"""
          { "page": { "level": "page", "id": "home", "main": "m", "children": [
            { "level": "space", "id": "m", "children": [ { "level": "group", "id": "g", "children": [
              { "level": "block", "id": "a", "kind": "k" },
              { "level": "block", "id": "b", "kind": "k" } ] } ] } ] } }
          """#.utf8
        ),
        property: Array(
          #"""
          { "a": { "visibility": { "platforms": ["iOS"], "whenEmpty": "hide" } },
            "b": { "visibility": { "until": "soon" }, "order": { "pin": "top" } } }
          """#.utf8
        ),
        data: Array(#"{ "a": {}, "b": {} }"#.utf8)
      )
    )

    #expect(document.contents[0].rules?.visibility?.platforms == ["iOS"])
    #expect(document.contents[0].rules?.visibility?.whenEmpty == .hide)
    #expect(document.contents[1].rules?.order == nil)
    let diagnostic = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(diagnostic.code == "invalidVisibility")
    #expect(diagnostic.part == .property)
    #expect(diagnostic.path.description == "/b/visibility/until")
    #expect(diagnostic.line == 2)
  }

  @Test(arguments: [
    (#"{ "pin": "left" }"#, "/pin"), (#"{ "position": -1 }"#, "/position"),
    (#"{ "position": 0.5 }"#, "/position"), (#"{ "position": "1" }"#, "/position"),
    (#"{ "after": [] }"#, "/after"), (#"{ "headingOf": "" }"#, "/headingOf"),
    (#"{ "priority": 1000001 }"#, "/priority"), (#"{ "priority": "high" }"#, "/priority"),
    (#"{ "abvoe": "x" }"#, "/abvoe"), ("3", ""), (#""top""#, ""),
  ])
  func `an invalid place affects only itself and is reported`(order: String, place: String) throws {
    let document = try ContentDocument(
      reading: Array(#"{ "contents": [ { "type": "k", "value": 1, "order": \#(order) } ] }"#.utf8)
    )

    #expect(document.contents[0].rules?.order?.place ?? .server == .server)
    #expect(document.diagnostics.map(\.code) == ["invalidOrder"])
    #expect(document.diagnostics.map(\.path.description) == ["/contents/0/order\(place)"])
    #expect(document.diagnostics.allSatisfy { $0.line == 1 && $0.column != nil })
  }

  @Test(
    arguments: [
      ("4.2.0", nil, "4.2.0", true), ("4.2", nil, "v4.1.9", false), (nil, "5", "4.99", true),
      (nil, "5", "5.0.0", false), ("1", "2", "2.0.0-beta", true), (nil, nil, "0.1", true),
      ("1", nil, "one", nil),
    ] as [(String?, String?, String, Bool?)]
  )
  func `a range of versions includes its start and excludes its end`(
    from: String?,
    until: String?,
    version: String,
    isIn: Bool?
  ) throws {
    #expect(try #require(VersionRange(from: from, until: until)).contains(version) == isIn)
  }

  @Test(arguments: [("x", nil), (nil, "y"), ("2", "2"), ("2", "1")] as [(String?, String?)])
  func `an invalid version range is rejected`(from: String?, until: String?) {
    #expect(VersionRange(from: from, until: until) == nil)
  }
}
