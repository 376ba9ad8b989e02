import Basics
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension ExplainReport {
  private static let labelWidth = 16

  func text(_ style: TextStyle) -> String {
    var counts = [
      dependences.recordCount.counted("response"), dependences.runCount.counted("run"),
    ]
    if invalidLineCount > 0 { counts.append(invalidLineCount.invalidLinesText) }
    // The verdict for nothing checked has a sign that promises nothing.
    let shownVerdict =
      isIncompleteWithoutDifference || knowsNoInputs ? .nothingChecked : verdict
    var text = shownVerdict.headline([headlineText], counts: counts, style)
    if verdict == .nothingChecked {
      text += [reasonNothingWasExplained].asIndentedLines(style)
    }
    if dependences.endedEarly {
      text += "  The search ended early: dependencies may be missing.\n"
    }
    if dependences.exceedsSizeLimits {
      text +=
        "  A response has more than 2,048 values, or a change changed 512 places or more: "
        + "dependencies may be missing.\n"
    }
    for output in dependences.outputs { text += rows(of: output, style) }
    return text + list(of: unreadPaths, "read by neither", style)
      + list(of: untestedPaths, "not tested", style)
  }

  /// Returns a heading and the paths of values of responses; empty without paths.
  private func list(of paths: [JSONPointer], _ heading: String, _ style: TextStyle) -> String {
    guard !paths.isEmpty else { return "" }
    return "  \(style.painted(heading, .bold))\n" + row("", paths.map(\.description), style)
  }

  private var reasonNothingWasExplained: String {
    if anyLineDeliversKindAtStart { return "no side shows anything for this kind" }
    return anyStepDeliversKind
      ? "only steps have a response of this kind, and those are not changed"
      : "no line has a response of this kind"
  }

  private var headlineText: String {
    let kind = dependences.kind.rawValue
    let places = dependences.outputs.count.counted("place")
    let differing = outputsWithDifferingSides.count.grouped
    switch verdict {
    case .nothingChecked: return "\(kind): nothing explained"
    case .everythingMoved: return "\(kind): everything has moved"
    case .ok where dependences.endedEarly:
      let comparison = describesOneSide ? "" : "no difference so far at "
      return "\(kind): ended early; \(comparison)\(places)"
    case .difference where dependences.endedEarly:
      return "\(kind): ended early; the sides differ at \(differing) of \(places)"
    case .ok where describesOneSide: return "\(kind): \(places)"
    case .ok where knowsNoInputs:
      return "\(kind): no difference at \(places), of which no input is known"
    case .ok where outputsWithUnknownInputsCount > 0:
      let known = (dependences.outputs.count - outputsWithUnknownInputsCount).grouped
      return "\(kind): both sides read the same inputs for \(known) of \(places)"
    case .ok: return "\(kind): both sides read the same inputs for \(places)"
    case .difference:
      return "\(kind): the sides differ at \(differing) of \(places)"
    }
  }

  private var outputsWithUnknownInputsCount: Int {
    dependences.outputs.count(where: hasUnknownInputs)
  }

  /// Whether there are outputs, and no input of any is known, so that the sides may read different
  /// ones.
  private var knowsNoInputs: Bool {
    verdict == .ok && !dependences.outputs.isEmpty
      && outputsWithUnknownInputsCount == dependences.outputs.count
  }

  private var describesOneSide: Bool {
    dependences.outputs.contains { $0.inputsBySide.count < 2 }
  }

  private func rows(of output: OutputDependence, _ style: TextStyle) -> String {
    let path =
      output.aspect == .effects
      ? "effects" : output.path == .root ? "the whole view data" : output.path.description
    let sign = output.sidesReadOrShowDifferently ? style.painted("✗", .red) : " "
    var text = "\(sign) \(style.painted(path.terminalSafe, .bold))\n"
    let sides = ComparedSide.allCases.filter { output.inputsBySide[$0] != nil }
    let shared = output.sharedInputs
    if !shared.isEmpty { text += row("both sides", shared.map(\.description), style) }
    var isConstant = shared.isEmpty
    for side in sides {
      let label = sides.count == 1 ? "\(side.rawValue) side" : "\(side.rawValue) only"
      switch output.inputsBySide[side] {
      case .hiddenInput?:
        text += row("\(side.rawValue) side", ["a hidden input: the value changes by itself"], style)
        isConstant = false
      case .inputs?, nil:
        let inputs = output.ownInputs(of: side)
        guard !inputs.isEmpty else { continue }
        text += row(label, inputs.map(\.description), style)
        isConstant = false
      }
    }
    if isConstant { text += row("", [hasUnknownInputs(output) ? "unknown" : "constant"], style) }
    if output.sidesDifferAsRecorded { text += row("differ", ["as recorded"], style) }
    if !output.inputValuesMakingSidesDiffer.isEmpty {
      text += row(
        "differ at",
        output.inputValuesMakingSidesDiffer.map(Self.changedInputText),
        style
      )
    }
    return text
  }

  private static func changedInputText(_ value: OutputDependence.InputValueMakingSidesDiffer)
    -> String
  {
    guard case .response = value.input, let changed = value.value else {
      return value.input.description
    }
    let maximumValueLength = 40
    let valueText = changed.text()
    return "\(value.input) = "
      + (valueText.count > maximumValueLength
        ? valueText.prefix(maximumValueLength) + "…" : valueText)
  }

  /// Returns a label and, beside it, the items, separated by commas and wrapped to the width.
  private func row(_ label: String, _ items: [String], _ style: TextStyle) -> String {
    let indentation = label.isEmpty ? 4 : 4 + Self.labelWidth
    let limit = max((style.width ?? 80) - indentation, 20)
    let blank = " "
    let noBreak = "\u{A0}"
    let lines = items.map { $0.terminalSafe.replacing(blank, with: noBreak) }
      .joined(separator: ", ").wrapped(toColumns: limit)
      .map { $0.replacing(noBreak, with: blank) }
    let start = label.isEmpty ? "    " : "    " + label.padding(toColumns: Self.labelWidth)
    let rest = String(repeating: " ", count: indentation)
    return lines.enumerated().map { ($0 == 0 ? start : rest) + $1 + "\n" }.joined()
  }
}

extension String {
  fileprivate func padding(toColumns width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
