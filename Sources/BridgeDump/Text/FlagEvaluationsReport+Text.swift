import Bridge
import FeatureFlags
import ScreenDocument
import ScreenDump
import StrictJSON

extension FlagEvaluationsReport {
  /// Returns the text of the check if it has one; otherwise a table with a line for each flag.
  func text(_ style: TextStyle) -> String {
    if let text = verdictRule.reportIfFileHasNoFlags(verdict, style) { return text }
    var table = TextTable()
    for evaluation in evaluations {
      let error = [evaluation.errorCode?.rawValue, evaluation.errorMessage].compactMap(\.self)
      table.append([
        TextCell(evaluation.key, .bold),
        TextCell(evaluation.value.text()),
        TextCell(evaluation.variant ?? "–"),
        TextCell(evaluation.reason.rawValue, evaluation.errorCode == nil ? .plain : .red),
        TextCell(error.joined(separator: ": "), .red),
      ])
    }
    guard !showsOneFlag else { return table.text(indentation: 0, style) }
    let count = evaluations.count == 1 ? "1 flag" : "\(evaluations.count) flags"
    return style.painted(count, .bold) + "\n" + table.text(indentation: 2, style)
  }
}
