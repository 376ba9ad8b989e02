package import StrictJSON

extension CauseTest {
  /// The test in the form of reports and of files of known causes; members without a value are
  /// `null`.
  package var json: JSONTree {
    let (of, comparison, constant): (String, String, JSONTree) =
      switch requirement {
      case .cell(let cell): ("cell", cell.rawValue, .null)
      case .type(let kind): ("type", "==", .string(kind.rawValue))
      case .number(let comparison, let number):
        ("value", comparison.rawValue, .number(Self.text(of: number)))
      case .size(let comparison, let size): ("size", comparison.rawValue, .integer(size))
      case .text(let text): ("value", "==", .string(text))
      }
    return .object([
      "subject": .string(subject.jsonName),
      "path": .string(subject.path?.description),
      "of": .string(of),
      "is": .string(comparison),
      "constant": constant,
    ])
  }

  /// Reads a test; throws also if no value of its subject can pass it.
  init(reading value: JSONValue) throws(JSONFormError) {
    _ = try value.read(ExpectedJSONForm<JSONValue>.object)
    try value.throwForUnknownMember(besides: ["constant", "is", "of", "path", "subject"])
    self.init(try Self.subject(reading: value), try Self.requirement(reading: value))
    if let reasonWhyItNeverHolds {
      throw JSONFormError(value, "is a test that never holds: \(reasonWhyItNeverHolds)")
    }
  }

  /// The reason why no value of the subject can pass the test; `nil` if a value can.
  private var reasonWhyItNeverHolds: String? {
    switch (subject, requirement) {
    case (.response(let path), .cell(.absent))
    where path == .root || path.tokens.last == KindCoverage.elementToken:
      return "only a member of an object can be absent"
    case (.response, .size(.less, 0)): return "no size is less than 0"
    case (.response, .text(let text)) where text.utf8.count > FactPaths.maximumTextBytes:
      return "no text of more than \(FactPaths.maximumTextBytes) bytes is compared"
    case (.response, _): return nil
    case (.timeZone, .text), (.locale, .text), (.appVersion, .text): return nil
    case (.timeZone, _), (.locale, _), (.appVersion, _):
      return "the \(subject) can only be compared with a text, by =="
    case (.hour, .number(let comparison, let constant)):
      return comparison.holds(forSomeIntegerFrom: 0, to: 23, constant: constant)
        ? nil : "the hour is a whole number from 0 to 23"
    case (.step, .number(let comparison, let constant)):
      return comparison.holds(forSomeIntegerFrom: 0, to: .infinity, constant: constant)
        ? nil : "the step is a whole number from 0"
    case (.hour, _), (.step, _): return "the \(subject) can only be compared with a number"
    }
  }

  private static func subject(reading value: JSONValue) throws(JSONFormError) -> CauseSubject {
    let name = try value.readIfPresent("subject", .text) ?? "response"
    guard name != "response" else { return .response(try value.read("path", .pointer)) }
    guard let subject = CauseSubject.journalLineSubjects.first(where: { $0.jsonName == name })
    else {
      let names = (["response"] + CauseSubject.journalLineSubjects.map(\.jsonName)).joined(
        separator: ", "
      )
      throw JSONFormError(
        value["subject"] ?? value,
        "must be one of \(names), found \"\(name.cutForMessages)\""
      )
    }
    if let path = value["path"], !path.isNull {
      throw JSONFormError(path, "has no meaning with the subject \"\(name)\"; leave it out")
    }
    return subject
  }

  private static func requirement(reading value: JSONValue) throws(JSONFormError) -> Requirement {
    let name = try value.read("is", .text(upToBytes: 60))
    let of = try value.readIfPresent("of", .text(upToBytes: 60))
    guard let comparison = Comparison(rawValue: name) else {
      return try cellRequirement(reading: value, named: name, of: of)
    }
    switch of ?? "value" {
    case "type":
      guard comparison == .equal else { break }
      return .type(try value.read("constant", .enumCase))
    case "size":
      return .size(comparison, try value.read("constant", .integer(0...1_000_000)))
    case "value":
      if comparison == .equal, let text = value["constant"]?.string { return .text(text) }
      let range = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
      return .number(comparison, try value.read("constant", .number(range)))
    default: break
    }
    throw JSONFormError(
      value["of"] ?? value,
      "must be value or size, or type if \"is\" is ==; here it is \"\(name)\""
    )
  }

  private static func cellRequirement(
    reading value: JSONValue,
    named name: String,
    of property: String?
  ) throws(JSONFormError) -> Requirement {
    guard property == nil || property == "cell" else {
      throw JSONFormError(value["is"] ?? value, "must be one of ==, <, >=, found \"\(name)\"")
    }
    guard let cell = CoverageCell(rawValue: name), cell != .severalTypes else {
      throw JSONFormError(
        value["is"] ?? value,
        "must be a comparison (==, <, >=) or a cell such as rightToLeft, found \"\(name)\""
      )
    }
    if let constant = value["constant"], !constant.isNull {
      throw JSONFormError(
        constant,
        "has no meaning if \"is\" is a cell such as rightToLeft; leave it out"
      )
    }
    return .cell(cell)
  }
}

extension CauseTest.Comparison {
  /// Returns whether the comparison holds for at least one whole number of a range.
  fileprivate func holds(
    forSomeIntegerFrom least: Double,
    to greatest: Double,
    constant: Double
  ) -> Bool {
    let nearest = min(max(constant.rounded(.up), least), greatest)
    return holds(for: least, constant: constant) || holds(for: nearest, constant: constant)
  }
}

extension CauseCondition {
  /// The tests in the form of reports and of files of known causes.
  package var json: JSONTree { .array(tests.map(\.json)) }

  /// The JSON form of a condition: an array of one or two tests, both of which must hold.
  static var form: ExpectedJSONForm<CauseCondition> {
    ExpectedJSONForm("an array of one or two tests") {
      (value) throws(JSONFormError) -> CauseCondition? in
      guard value.kind == .array, 1...2 ~= value.count, let first = value[0] else { return nil }
      let test = try CauseTest(reading: first)
      guard let second = value[1] else { return CauseCondition(test) }
      return CauseCondition(test, and: try CauseTest(reading: second))
    }
  }
}
