import Foundation
import ScreenDocument
import StrictJSON

// A file of coverage: a first line that says what it holds, one of the lines' own cells, then one for each kind.
extension Coverage {
  /// The first bytes of each file of coverage.
  package static let fileStart = #"{"coverage":"#

  /// The file: one JSON object a line, sorted.
  public var text: String {
    let head = JSONTree.object([
      "coverage": .string("This file holds values of responses: keep it where the journals are."),
      "schema": .integer(1),
    ])
    let kinds = self.kinds.map { json(of: $0) }
    return ([head, lineJSON] + kinds).map { $0.text(style: .compact) + "\n" }.joined()
  }

  private var lineJSON: JSONTree {
    .object([
      "lines": .object([
        "timeZones": Self.json(lines.timeZones),
        "locales": Self.json(lines.locales),
        "appVersions": Self.json(lines.appVersions),
        "hours": .array(hours.map { .integer($0) }),
        "clockChange": .bool(hasClockChange),
      ])
    ])
  }

  private func json(of kind: ContentKind) -> JSONTree {
    .object([
      "kind": .string(kind.rawValue),
      "isLimited": .bool(isLimited(kind)),
      "paths": .array(
        paths(of: kind).map { pointer, coverage in
          .object([
            "path": .string(pointer.description),
            "reached": .string(coverage.reached.rawValue.description),
            "range": coverage.least.map { least in
              .array([.double(least), .double(coverage.greatest ?? least)])
            } ?? .null,
            "texts": Self.json(coverage.textValues),
            "members": Self.json(coverage.memberSets),
          ])
        }
      ),
    ])
  }

  private static func json(_ texts: BoundedTexts) -> JSONTree {
    .object([
      "isLimited": .bool(texts.isLimited),
      "texts": .array(
        texts.texts.sorted { $0.key < $1.key }
          .map { .array([.string(String($0.key)), .string($0.value)]) }
      ),
    ])
  }
}
