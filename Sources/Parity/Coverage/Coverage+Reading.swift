import Foundation
import ScreenDocument
package import StrictJSON

extension Coverage {
  /// Adds a line of a file of coverage.
  package mutating func add(reading line: JSONValue) throws(JSONFault) {
    if let lines = try line.readIfPresent("lines", .object) {
      try addLines(lines)
    } else if let kind = try line.readIfPresent("kind", JSONForm<ContentKind>.kind) {
      try addKind(kind, line)
    } else {
      _ = try line.read("schema", .integer(1...1))
    }
  }

  private mutating func addLines(_ value: JSONValue) throws(JSONFault) {
    var read = LineCoverage()
    read.timeZones = try value.read("timeZones", .boundedTexts)
    read.locales = try value.read("locales", .boundedTexts)
    read.appVersions = try value.read("appVersions", .boundedTexts)
    read.hours = Set(try value.read("hours", .array(of: .integer(0...23), "hours", upTo: 24)))
    read.hasClockChange = try value.read("clockChange", .bool)
    lines.formUnion(read)
  }

  private mutating func addKind(_ kind: ContentKind, _ value: JSONValue) throws(JSONFault) {
    var read = KindCoverage()
    if try value.read("isLimited", .bool) { read.setLimited() }
    let paths = JSONForm.array(of: JSONForm.any, "paths", upTo: KindCoverage.maximumPaths + 1)
    for path in try value.read("paths", paths) {
      let range = JSONForm.number(-Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
      let ends = try path.readIfPresent("range", .array(of: range, "numbers", upTo: 2)) ?? []
      let coverage = PathCoverage(
        reached: CoverageCells(rawValue: try path.read("reached", .bits)),
        range: ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil,
        textValues: try path.read("texts", .boundedTexts),
        memberSets: try path.read("members", .boundedTexts)
      )
      read.restore(coverage, at: try path.read("path", .pointer))
    }
    byKind[kind, default: KindCoverage()].formUnion(read)
  }
}

extension JSONForm where Content == UInt64 {
  /// A number of 64 bits, as decimal digits in a text.
  fileprivate static var bits: Self {
    Self("a text of decimal digits") { $0.string.flatMap { UInt64($0) } }
  }
}

extension JSONForm where Content == BoundedTexts {
  fileprivate static var boundedTexts: Self {
    Self("an object with texts") { (value) throws(JSONFault) -> BoundedTexts? in
      guard value.kind == .object else { return nil }
      var texts = BoundedTexts()
      let pairs = JSONForm<[JSONValue]>.array(of: .any, "texts", upTo: BoundedTexts.limit)
      for pair in try value.read("texts", pairs) {
        guard let hash = pair[0], let text = pair[1] else {
          throw JSONFault(pair, "must be an array of a hash and a text")
        }
        texts.insert(try text.read(.text), try hash.read(.bits))
      }
      if try value.read("isLimited", .bool) { texts.limit() }
      return texts
    }
  }
}
