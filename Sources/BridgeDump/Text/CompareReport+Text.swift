import Bridge
import ScreenDocument
import ScreenDump

extension CompareReport {
  /// The counts, then every mismatch like a diff.
  func text(_ style: TextStyle) -> String {
    var text = header(style)
    for screen in screens {
      for result in screen.results
      where result.outcome == .mismatched || result.outcome == .candidateError {
        let place = screens.count > 1 ? " in \(screen.name)" : ""
        text += Self.text(result, place: place, style)
        text += minimalCases?.text(of: result, in: screen.name, style) ?? ""
      }
    }
    return text
  }

  private func header(_ style: TextStyle) -> String {
    let sign = showsDifference ? style.painted("✗", .red) : style.painted("✓", .green)
    let name = screens.count == 1 ? screens[0].name : "\(screens.count) screens"
    var parts: [String] = []
    for outcome in ComparisonOutcome.allCases {
      let count = count(of: outcome)
      if count > 0 { parts.append("\(count) \(outcome.rawValue)") }
    }
    let counts = parts.isEmpty ? "nothing to compare" : parts.joined(separator: " · ")
    let title = style.painted(name.neutralized, .bold)
    return "\(sign) \(title)\(style.painted(" · \(counts)", .dim))\n"
  }

  /// A result and where its sides differ; the place begins with a space.
  static func text(
    _ result: ComparisonResult,
    place: String,
    _ style: TextStyle
  ) -> String {
    let name = style.painted(result.id.rawValue.neutralized, .bold)
    let rest = " (\(result.kind)) \(result.outcome.rawValue)\(place)".neutralized
    var text = "\(style.painted("✗", .red)) \(name)\(rest)\n"
    for difference in result.differences {
      let path = difference.path == .root ? "the whole value" : difference.path.description
      text += "    \(path.neutralized)\n"
      let width = style.width.map { max($0 - 17, 20) } ?? 200
      for (sign, side, value, paint) in [
        ("-", "legacy", difference.legacy, TextPaint.red),
        ("+", "state ", difference.state, TextPaint.green),
      ] {
        let value = value?.text().neutralized.truncated(toColumns: width) ?? "nothing"
        text += "      \(style.painted("\(sign) \(side)  \(value)", paint))\n"
      }
    }
    return text
  }
}
