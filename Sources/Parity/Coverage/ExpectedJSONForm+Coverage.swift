import StrictJSON

// The forms of the members of a file of coverage.
extension ExpectedJSONForm where Content == ContextCoverage {
  static var contextCoverage: Self {
    Self("an object with appVersions, clockChange, hours, locales and timeZones") {
      (value) throws(JSONFormError) -> ContextCoverage? in
      guard value.kind == .object else { return nil }
      try value.throwForUnknownMember(besides: [
        "appVersions", "clockChange", "hours", "locales", "timeZones",
      ])
      var contexts = ContextCoverage()
      contexts.timeZones = try value.read("timeZones", .boundedTexts)
      contexts.locales = try value.read("locales", .boundedTexts)
      contexts.appVersions = try value.read("appVersions", .boundedTexts)
      let hours = ExpectedJSONForm<[Int]>.array(of: .integer(0...23), "hours", upTo: 24)
      contexts.hours = Set(try value.read("hours", hours))
      contexts.hasDaylightSavingChange = try value.read("clockChange", .bool)
      return contexts
    }
  }
}

extension ExpectedJSONForm where Content == PathCoverage {
  static var pathCoverage: Self {
    Self("an object with cells, members, path, range, texts and types") {
      (value) throws(JSONFormError) -> PathCoverage? in
      guard value.kind == .object else { return nil }
      try value.throwForUnknownMember(besides: [
        "cells", "members", "path", "range", "texts", "types",
      ])
      var reachedCells = CoverageCells()
      let cells = ExpectedJSONForm<[CoverageCell]>.array(of: .enumCase, "cells", upTo: 64)
      for cell in try value.read("cells", cells) where cell != .severalTypes {
        reachedCells.insert(cell)
      }
      let types = ExpectedJSONForm<[CoverageCells.ValueType]>.array(of: .enumCase, "types", upTo: 5)
      for type in try value.read("types", types) { reachedCells.insert(CoverageCells(type)) }
      return PathCoverage(
        reachedCells: reachedCells,
        range: try value.readIfPresent("range", .numberRange),
        textValues: try value.read("texts", .boundedTexts),
        memberSets: try value.read("members", .boundedTexts)
      )
    }
  }
}

extension ExpectedJSONForm where Content == ClosedRange<Double> {
  fileprivate static var numberRange: Self {
    Self("an array of the least and the greatest number") { (value) in
      guard value.kind == .array, value.count == 2, let least = value[0]?.double,
        let greatest = value[1]?.double, least <= greatest
      else { return nil }
      return least...greatest
    }
  }
}

extension ExpectedJSONForm where Content == BoundedTexts {
  fileprivate static var boundedTexts: Self {
    Self("an object with texts") { (value) throws(JSONFormError) -> BoundedTexts? in
      guard value.kind == .object else { return nil }
      try value.throwForUnknownMember(besides: ["isLimited", "texts"])
      var texts = BoundedTexts()
      let list = ExpectedJSONForm<[JSONValue]>.array(
        of: .any,
        "texts",
        upTo: BoundedTexts.maximumCount
      )
      for one in try value.read("texts", list) {
        let (hash, text) = try one.read(.textWithHash)
        texts.insert(text, hash: hash)
      }
      if try value.read("isLimited", .bool) { texts.markAsOmittingTexts() }
      return texts
    }
  }
}

extension ExpectedJSONForm where Content == (UInt64, String) {
  /// A text, or the start of a text with the hash of the whole text.
  fileprivate static var textWithHash: Self {
    let text = ExpectedJSONForm<String>.text(upToBytes: BoundedTexts.maximumTextBytes)
    return Self("\(text.name), or an object with \"hash\" and \"start\"") {
      (value) throws(JSONFormError) -> (UInt64, String)? in
      guard value.kind == .object else {
        let text = try value.read(text)
        return (BoundedTexts.hash(of: text), text)
      }
      try value.throwForUnknownMember(besides: ["hash", "start"])
      return (try value.read("hash", .hexadecimalUInt64), try value.read("start", text))
    }
  }
}
