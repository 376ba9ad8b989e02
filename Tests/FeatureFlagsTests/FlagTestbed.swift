import Foundation

/// One case of a Gherkin file of flagd's testbed: its steps, outlines filled in.
struct FlagTestbedCase: Sendable {
  struct Step: Sendable {
    var text: String
    var rows: [[String]] = []
  }

  var name: String
  var tags: Set<String>
  var steps: [Step] = []
}

/// Reads the part of Gherkin that flagd's testbed uses.
struct FlagTestbedReader {
  private(set) var cases: [FlagTestbedCase] = []
  private var featureTags: Set<String> = []
  private var tags: Set<String> = []
  private var background: [FlagTestbedCase.Step] = []
  private var outline: FlagTestbedCase?
  private var isOutline = false
  private var isInBackground = false
  private var examples: (tags: Set<String>, header: [String]?)?

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      read(line.trimmingCharacters(in: .whitespaces))
    }
    endScenario()
  }

  private mutating func read(_ line: String) {
    if line.isEmpty || line.hasPrefix("#") { return }
    if line.hasPrefix("@") {
      tags.formUnion(line.split(separator: " ").map(String.init))
    } else if line.hasPrefix("Feature:") {
      featureTags = takeTags()
    } else if line.hasPrefix("Background:") {
      isInBackground = true
    } else if line.hasPrefix("Scenario") {
      endScenario()
      isInBackground = false
      isOutline = line.hasPrefix("Scenario Outline:")
      outline = FlagTestbedCase(name: line, tags: featureTags.union(takeTags()))
    } else if line.hasPrefix("Examples:") {
      examples = (takeTags(), nil)
    } else if line.hasPrefix("|") {
      read(row: Self.cells(line))
    } else if let step = Self.step(line) {
      if isInBackground { background.append(step) } else { outline?.steps.append(step) }
    }
  }

  private mutating func takeTags() -> Set<String> {
    defer { tags = [] }
    return tags
  }

  private mutating func endScenario() {
    if let outline, !isOutline { add(outline, tags: [], filling: { $0 }) }
    outline = nil
    examples = nil
  }

  private mutating func read(row: [String]) {
    guard let examples, let outline else {
      if let last = outline?.steps.indices.last { outline?.steps[last].rows.append(row) }
      return
    }
    guard let header = examples.header else {
      self.examples?.header = row
      return
    }
    add(outline, tags: examples.tags) { text in
      zip(header, row).reduce(text) { $0.replacingOccurrences(of: "<\($1.0)>", with: $1.1) }
    }
  }

  private mutating func add(
    _ scenario: FlagTestbedCase,
    tags: Set<String>,
    filling fill: (String) -> String
  ) {
    var filled = scenario
    filled.tags.formUnion(tags)
    filled.steps = (background + scenario.steps).map { step in
      FlagTestbedCase.Step(text: fill(step.text), rows: step.rows.map { $0.map(fill) })
    }
    cases.append(filled)
  }

  private static func step(_ line: String) -> FlagTestbedCase.Step? {
    for word in ["Given ", "When ", "Then ", "And ", "But "] where line.hasPrefix(word) {
      return FlagTestbedCase.Step(text: String(line.dropFirst(word.count)))
    }
    return nil
  }

  private static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if isEscaped {
        switch character {
        case "|", "\\": cell.append(character)
        case "n": cell.append("\n")
        default: cell += "\\\(character)"
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "|" {
        cells.append(cell.trimmingCharacters(in: .whitespaces))
        cell = ""
      } else {
        cell.append(character)
      }
    }
    return cells
  }
}
