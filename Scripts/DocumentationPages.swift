// Writes README, the guide and the pages of `docs` as a DocC catalogue, and checks their links.
//
// usage: DocumentationPages FOLDER

import Foundation

let root = URL(filePath: ".")
let output = URL(filePath: CommandLine.arguments[1])

/// A Markdown file that becomes an article of the catalogue.
struct Page {
  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The name of the article, unique in the catalogue.
  var name: String {
    path == "README.md"
      ? "HomeBridge" : URL(filePath: path).deletingPathExtension().lastPathComponent
  }

  private var prose: String {
    text.replacing(#/(?ms)^```.*?^```$/#, with: "")
  }

  /// The headings, without marks of code.
  private var headings: [String] {
    prose.matches(of: #/(?m)^#+ (.+)$/#).map { String($0.1.replacing("`", with: "")) }
  }

  /// The heading that a fragment of a link names, as hosts of repositories write it.
  func heading(of fragment: String) -> String? {
    headings.first { Self.slug($0) == fragment }
  }

  private static func slug(_ heading: String) -> String {
    String(heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
      .replacing(" ", with: "-")
  }
}

let documents = try FileManager.default.contentsOfDirectory(
  atPath: root.appending(path: "docs").path
)
.filter { $0.hasSuffix(".md") }
.sorted()
let pages =
  try ["README.md", "MIGRATION.md"].map(Page.init)
  + documents.map { try Page("docs/\($0)") }
  + ["SECURITY.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(Page.init)
let pagesByPath = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
var faults: [String] = []

/// The link of an article for a link of a page; `nil` where the target is a file that is no page.
func target(_ link: String, on page: Page) -> String? {
  if link.contains("://") { return link }
  let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  let path = parts[0].isEmpty ? page.path : resolved(String(parts[0]), on: page)
  guard let other = pagesByPath[path] else {
    if !FileManager.default.fileExists(atPath: root.appending(path: path).path) {
      faults.append("\(page.path): the link to \(link) leads to no file")
    }
    return nil
  }
  guard parts.count > 1 else { return "doc:\(other.name)" }
  guard let heading = other.heading(of: String(parts[1])) else {
    faults.append("\(page.path): \(path) has no heading for the link \(link)")
    return nil
  }
  return "doc:\(other.name)#"
    + heading.replacing(" ", with: "-").filter { !"'’\"`,;:.()".contains($0) }
}

func resolved(_ path: String, on page: Page) -> String {
  var parts = page.path.split(separator: "/").dropLast().map(String.init)
  for part in path.split(separator: "/") {
    if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
  }
  return parts.joined(separator: "/")
}

/// Copies a picture beside the articles, and names it as they do.
func picture(_ path: String, on page: Page) throws -> String {
  let source = root.appending(path: resolved(path, on: page))
  let copy = output.appending(path: source.lastPathComponent)
  if !FileManager.default.fileExists(atPath: copy.path) {
    try FileManager.default.copyItem(at: source, to: copy)
  }
  return source.lastPathComponent
}

func article(_ page: Page) throws -> String {
  var isCode = false
  var lines: [String] = []
  for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") { isCode.toggle() }
    if isCode {
      lines.append(String(line))
      continue
    }
    var line = String(line)
    line = try line.replacing(#/<img src="([^"]+)"[^>]*alt="([^"]+)"[^>]*>/#) {
      "![\($0.2)](\(try picture(String($0.1), on: page)))"
    }
    line = try line.replacing(#/!\[([^\]]*)\]\(([^)]*\/[^)]*)\)/#) {
      "![\($0.1)](\(try picture(String($0.2), on: page)))"
    }
    line = line.replacing(#/(!?)\[([^\]]+)\]\(([^)]+)\)/#) { match in
      guard match.1.isEmpty else { return String(match.0) }
      return target(String(match.3), on: page).map { "[\(match.2)](\($0))" } ?? String(match.2)
    }
    lines.append(line)
  }
  return lines.joined(separator: "\n")
}

for page in pages {
  var text = try article(page)
  if page.path == "README.md" {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    text.insert(contentsOf: "\n\n@Metadata {\n  @TechnologyRoot\n}", at: end)
    text += "\n\n## Topics\n\n"
    for other in pages where other.path != page.path { text += "- <doc:\(other.name)>\n" }
  }
  try text.write(to: output.appending(path: "\(page.name).md"), atomically: true, encoding: .utf8)
}
for fault in faults { print("error: \(fault)") }
exit(faults.isEmpty ? 0 : 1)
