import Bridge
import FeatureFlags
import ScreenDocument
import ScreenDump
import StrictJSON

extension FlagEvaluationsReport {
  /// Returns a table with a line for each flag.
  ///
  /// If the file has no flags, the text is one line that says this.
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
