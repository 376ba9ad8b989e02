import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

extension Cause {
  /// Returns the cause as JSON, with the path of the file that has an example response; what is
  /// missing is `null`.
  func json(exampleFilePath: String?) -> JSONTree {
    var parts:
      (condition: JSONTree, none: String?, differing: ConditionShare?, agreeing: ConditionShare?) =
        (.null, nil, nil, nil)
    switch rule {
    case .condition(let condition, let differing, let agreeing):
      parts = (condition.json, nil, differing, agreeing)
    case .unknown(let reason): parts.none = reason.rawValue
    }
    return .object([
      "kind": .string(target.kind.rawValue),
      "path": .string(target.path.description),
      "aspect": .string(target.aspect?.rawValue),
      "condition": parts.condition,
      "noCondition": .string(parts.none),
      "differing": parts.differing?.json ?? .null,
      "agreeing": parts.agreeing?.json ?? .null,
      "ofSample": .bool(isMeasuredOnSample),
      "differences": .integer(differingResponseCount),
      "fixture": .string(exampleFilePath),
    ])
  }

  /// Returns two or three lines: the kind and the place that differ, and the condition on the
  /// response, with the numbers of differing and agreeing responses that meet it.
  ///
  /// If no condition is known, the second line says why.
  func text(_ style: TextStyle) -> String {
    let place = target.path == .root ? "the whole value" : target.path.description
    let aspect =
      switch target.aspect {
      case .value: ""
      case .some(let aspect): " (\(aspect.rawValue))"
      case nil: " (error of the state side)"
      }
    let kind = style.painted(target.kind.rawValue.terminalSafe, .bold)
    var text = "  \(kind) \(place.terminalSafe)\(aspect)\n"
    switch rule {
    case .condition(let condition, let differing, let agreeing):
      text += "    where \(condition.description.terminalSafe)\n"
      let figures =
        "\(differing.text) that differ; \(agreeing.text) that agree"
        + (isMeasuredOnSample ? ", of a sample" : "")
      text += style.painted("    \(figures)", .dim) + "\n"
    case .unknown(.noneSeparates):
      text +=
        "    no condition separates the \(differingResponseCount.grouped) that differ "
        + "from those that agree\n"
    case .unknown(.allDiffer):
      text +=
        differingResponseCount == 1
        ? "    the only response differs\n"
        : "    all \(differingResponseCount.grouped) responses differ\n"
    case .unknown(.tooFew):
      text +=
        "    too few responses to find a condition; \(differingResponseCount.grouped) differ\n"
    }
    return text
  }
}

extension Cause.ConditionShare {
  fileprivate var json: JSONTree {
    .object(["holding": .integer(holding), "total": .integer(total)])
  }

  fileprivate var text: String { "\(holding.grouped) of \(total.grouped)" }
}

extension [Cause] {
  /// The maximum number of causes in the text.
  private static var maximumShownCauses: Int { 10 }

  /// Returns the numbers of mismatches and causes, and a few lines for each of the first causes;
  /// empty without causes.
  func text(mismatchCount: Int, _ style: TextStyle) -> String {
    guard !isEmpty else { return "" }
    let mismatches = mismatchCount == 1 ? "1 mismatch" : "\(mismatchCount.grouped) mismatches"
    var text = "\(mismatches), \(count.counted("cause"))\n"
    for cause in prefix(Self.maximumShownCauses) { text += cause.text(style) }
    if count > Self.maximumShownCauses {
      text += style.painted("  and \((count - Self.maximumShownCauses).grouped) more", .dim) + "\n"
    }
    return text
  }
}
