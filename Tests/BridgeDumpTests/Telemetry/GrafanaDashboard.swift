import Foundation
import StrictJSON

/// The dashboard of the documents, as far as the tests read it.
struct GrafanaDashboard {
  struct Panel {
    let json: JSONTree

    var id: Int? { json["id"].flatMap(GrafanaDashboard.integer) }
    var type: String? { json["type"].flatMap(GrafanaDashboard.string) }
    var targets: [JSONTree] { json["targets"].map(GrafanaDashboard.elements) ?? [] }
    var expressions: [String] { targets.compactMap { $0["expr"].flatMap(GrafanaDashboard.string) } }

    /// The cells of the grid that the panel covers, each a column and a row; `nil` if the panel has no
    /// place.
    var cells: Set<[Int]>? {
      let numbers = ["x", "y", "w", "h"].compactMap { name in
        json["gridPos"]?[name].flatMap(GrafanaDashboard.integer)
      }
      guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      let (columns, rows) = (
        numbers[0]..<numbers[0] + numbers[2], numbers[1]..<numbers[1] + numbers[3]
      )
      return Set(columns.flatMap { column in rows.map { [column, $0] } })
    }
  }

  let text: String
  let json: JSONTree

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/telemetry/grafana.json")
    text = try String(contentsOf: file, encoding: .utf8)
    json = try JSONDocument(Array(text.utf8)).root.tree
  }

  var panels: [Panel] { (json["panels"].map(Self.elements) ?? []).map(Panel.init) }
  var expressions: [String] { panels.flatMap(\.expressions) }

  /// The names of the variables that the dashboard declares.
  var variables: [String] {
    (json["templating"]?["list"].map(Self.elements) ?? [])
      .compactMap { $0["name"].flatMap(Self.string) }
  }

  static func elements(_ json: JSONTree) -> [JSONTree] {
    if case .array(let elements) = json { elements } else { [] }
  }

  static func integer(_ json: JSONTree) -> Int? {
    if case .number(let text) = json { Int(text) } else { nil }
  }

  static func string(_ json: JSONTree) -> String? {
    if case .string(let text) = json { text } else { nil }
  }
}
