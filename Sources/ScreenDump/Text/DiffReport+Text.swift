import ScreenDocument
import TopScreen

extension DiffReport {
  /// The report as text, one line a change.
  package func text(_ style: TextStyle) -> String {
    let names = "\(old.name.neutralized) → \(new.name.neutralized)"
    let header = style.painted(names, .bold) + style.painted(" · \(counts)", .dim) + "\n"
    var table = TextTable()
    if showsSteps {
      for (change, step) in zip(difference.changes, difference.steps) {
        table.append(row(of: change, at: place(step.places.from, step.places.to)))
      }
    } else {
      for change in difference.changes {
        table.append(row(of: change, at: place(change.from, change.to)))
      }
    }
    return header + titleLine(style) + table.text(indentation: 2, style)
  }

  private func titleLine(_ style: TextStyle) -> String {
    guard titleChanged else { return "" }
    let titles = [old, new].map { $0.composition.title.map { "「\($0.neutralized)」" } ?? "no title" }
    return "  \(style.painted("~", .yellow))  title \(titles.joined(separator: " → "))\n"
  }

  private var counts: String {
    let names = difference.changes.map(\.name) + (titleChanged ? ["title"] : [])
    guard !names.isEmpty else { return "no changes" }
    var parts = [names.count == 1 ? "1 change" : "\(names.count) changes"]
    for name in ["title", "delete", "insert", "move", "update", "rehost"] {
      let count = names.count { $0 == name }
      if count > 0 { parts.append("\(count) \(name)") }
    }
    return parts.joined(separator: " · ")
  }

  private func row(of change: StackChange, at place: String) -> [TextCell] {
    switch change {
    case .delete(_, let from):
      let item = old.composition.items[from]
      return row("-", .red, at: place, item, note: item.summary(of: old.drawings[from]))
    case .insert(_, let to):
      let item = new.composition.items[to]
      return row("+", .green, at: place, item, note: item.summary(of: new.drawings[to]))
    case .move(_, _, let to):
      return row("→", .cyan, at: place, new.composition.items[to], note: "")
    case .update(_, let from, let to):
      let note = updateNote(from: from, to: to)
      return row("~", .yellow, at: place, new.composition.items[to], note: note)
    case .rehost(_, let from, let to):
      let item = new.composition.items[to]
      let note = "\(old.composition.items[from].side.rawValue) → \(item.side.rawValue)"
      return row("⇄", .magenta, at: place, item, note: note)
    }
  }

  private func place(_ from: Int?, _ to: Int?) -> String {
    guard let from, let to, from != to else { return (to ?? from).map { "\($0)" } ?? "" }
    return "\(from) → \(to)"
  }

  private func row(
    _ sign: String,
    _ paint: TextPaint,
    at place: String,
    _ item: ScreenComposition.Item,
    note: String
  ) -> [TextCell] {
    [
      TextCell(sign, paint),
      TextCell(place, .dim),
      TextCell(item.id.rawValue, .bold),
      TextCell(item.kind.rawValue),
      TextCell(note),
    ]
  }

  /// Returns a note about an update: the phase, or the first value that differs.
  private func updateNote(from: Int, to: Int) -> String {
    let phases = [old.composition.items[from], new.composition.items[to]].map(\.content.phase)
    if phases[0] != phases[1] { return "\(phases[0].rawValue) → \(phases[1].rawValue)" }
    guard let before = old.drawings[from], let after = new.drawings[to] else {
      return new.composition.items[to].summary(of: new.drawings[to])
    }
    let differences = before.differences(to: after, limit: 100)
    guard let first = differences.first else { return "" }
    let values = [first.old, first.new].map { $0?.inline ?? "nothing" }
    let rest = differences.count == 1 ? "" : " and \(differences.count - 1) more"
    return "\(first.path) \(values[0]) → \(values[1])\(rest)"
  }
}
