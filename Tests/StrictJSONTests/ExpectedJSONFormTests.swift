import StrictJSON
import Testing

@Suite struct ExpectedJSONFormTests {
  private enum Colour: String, CaseIterable { case red, green }

  private static let root: JSONValue? = try? JSONDocument(
    Array(
      """
      { "name": "abc", "count": 3, "share": 0.5, "colour": "red", "none": null,
        "list": [1, 2, "x"], "place": "/a/0", "wrong": "a/0" }
      """.utf8
    )
  ).root

  private static func fault<Content>(
    _ read: (JSONValue) throws(JSONFormError) -> Content
  ) throws -> Diagnostic? {
    let root = try #require(root)
    do throws(JSONFormError) {
      _ = try read(root)
      return nil
    } catch {
      return error.diagnostic(.error, "code", consequence: "it is ignored")
    }
  }

  @Test func `members of the right form are read`() throws {
    let root = try #require(Self.root)
    #expect(try root.read("name", .text(upToBytes: 3)) == "abc")
    #expect(try root.read("count", .integer(0...3)) == 3)
    #expect(try root.read("share", .number(0...1)) == 0.5)
    #expect(try root.read("colour", ExpectedJSONForm<Colour>.enumCase) == .red)
    #expect(try root.read("place", .pointer) == JSONPointer("/a/0"))
    #expect(try root.readIfPresent("none", .text) == nil)
    #expect(try root.readIfPresent("absent", .text) == nil)
  }

  @Test func `a value of another form is named with the form that it must have`() throws {
    let diagnostic = try Self.fault { root throws(JSONFormError) in
      try root.read("name", .text(upToBytes: 2))
    }
    #expect(
      diagnostic?.message
        == "The value must be a text of at most 2 bytes, found \"abc\"; it is ignored."
    )
    #expect(diagnostic?.path.description == "/name")
    #expect(diagnostic?.line == 1)
    #expect(diagnostic?.column == 11)
  }

  @Test func `a member that is missing is named at its object`() throws {
    let diagnostic = try Self.fault { root throws(JSONFormError) in
      try root.read("total", .integer(0...(.max)))
    }
    #expect(
      diagnostic?.message == "The value needs \"total\", a whole number from 0; it is ignored."
    )
    #expect(diagnostic?.path == .root)
  }

  @Test func `null is no value of a member that must be there`() throws {
    let diagnostic = try Self.fault { root throws(JSONFormError) in
      try root.read("none", .number(0...1))
    }
    #expect(
      diagnostic?.message == "The value must be a number from 0 to 1, found null; it is ignored."
    )
  }

  @Test func `the element of an array that has another form is the place of the fault`() throws {
    let list = ExpectedJSONForm.array(of: ExpectedJSONForm.integer(0...9), "digits")
    let diagnostic = try Self.fault { root throws(JSONFormError) in try root.read("list", list) }
    #expect(diagnostic?.path.description == "/list/2")
    let short = ExpectedJSONForm.array(of: ExpectedJSONForm.any, "digits", upTo: 2)
    let tooLong = try Self.fault { root throws(JSONFormError) in try root.read("list", short) }
    #expect(
      tooLong?.message
        == "The value must be an array of at most 2 digits, found an array; it is ignored."
    )
  }

  @Test func `a text that is not a pointer is a fault that says why`() throws {
    let diagnostic = try Self.fault { root throws(JSONFormError) in
      try root.read("wrong", .pointer)
    }
    #expect(diagnostic?.path.description == "/wrong")
    #expect(
      diagnostic?.message.hasSuffix(
        "is not a JSON Pointer; begin it with \"/\", or leave it empty for the whole value; it is ignored."
      ) == true
    )
  }

  @Test func `a member of an unknown name is a fault that lists the known names`() throws {
    let diagnostic = try Self.fault { root throws(JSONFormError) in
      try root.throwForUnknownMember(besides: ["name", "count", "share"])
    }
    #expect(diagnostic?.path.description == "/colour")
    #expect(diagnostic?.message.contains("the known members are name, count, share") == true)
  }
}
