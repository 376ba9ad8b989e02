import LegacyRx
import ScreenDocument
public import ScreenDump

extension WiringReport {
  /// The graph as a page, or in a language for graphs.
  ///
  /// - Parameter format: The format.
  /// - Returns: The document; `nil` for text and JSON.
  public func document(in format: DumpFormat) -> String? {
    switch format {
    case .html: html
    case .dot: dot
    case .mermaid: mermaid
    case .text, .json: nil
    }
  }

  /// What stands in the page: the counts, what is worth a look, all groups at a glance and one by one,
  /// and how little is left in the end.
  var htmlBody: String {
    var text = "<h1>Wiring of \(name.escapedForHTML)</h1>\n<p class=\"counts\">"
    text += WiringNode.Role.allCases.map { role in
      Self.counted(graph.nodes.count { $0.role == role }, role.rawValue)
    }.joined(separator: " · ")
    text += " · \(graph.nodes.count(where: \.isAlive)) alive</p>\n"
    text += htmlFindings + htmlSteps
    if groups.count > 1 {
      text += Self.section("At a glance", id: "overview", overview.svg)
    }
    for (index, (group, panel)) in panels.enumerated() {
      let content = contents.first { $0.id.rawValue == group }
      let what = [content?.kind.rawValue, content?.stage].compactMap(\.self)
      let title = ([panel.title] + what).joined(separator: " · ")
      text += Self.section(title, id: "group-\(index)", panel.svg)
    }
    return text
  }

  private var htmlFindings: String {
    guard !findings.isEmpty else { return "<p>Nothing is worth a second look.</p>\n" }
    var text = "<section aria-labelledby=\"findings\"><h2 id=\"findings\">Worth a look</h2>\n<ul>\n"
    for finding in findings {
      let sign = finding.isFault ? "✗ fault: " : "! "
      text += "<li>\(sign)\(finding.sentence(in: graph).escapedForHTML)</li>\n"
    }
    return text + "</ul></section>\n"
  }

  private var htmlSteps: String {
    guard steps.count > 1 else { return "" }
    var text = "<section aria-labelledby=\"steps\">"
    text += "<h2 id=\"steps\">At work, as kinds move to complete</h2>\n"
    text +=
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"steps\"><table>\n"
    text += "<thead><tr><th scope=\"col\">moved</th>"
    for title in ["nodes", "listeners", "ways"] { text += "<th scope=\"col\">\(title)</th>" }
    text += "<td></td></tr></thead>\n<tbody>\n"
    let most = Double(max(steps.map(\.nodes).max() ?? 1, 1))
    for step in steps {
      let name = step.completed.map { "+ \($0.rawValue)" } ?? "all off"
      text += "<tr><th scope=\"row\">\(name.escapedForHTML)</th>"
      for count in [step.nodes, step.listeners, step.ways] { text += "<td>\(count)</td>" }
      let width = Int((Double(step.nodes) / most * 200).rounded())
      text += "<td><svg class=\"bar\" width=\"200\" height=\"12\" aria-hidden=\"true\">"
      text += "<rect width=\"\(width)\" height=\"12\" rx=\"2\"/></svg></td></tr>\n"
    }
    return text + "</tbody></table></div></section>\n"
  }

  private static func section(_ title: String, id: String, _ picture: String) -> String {
    "<section aria-labelledby=\"\(id)\"><h2 id=\"\(id)\">\(title.escapedForHTML)</h2>\n"
      + "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"\(id)\">\n"
      + picture + "</div></section>\n"
  }
}
