import Basics
import Bridge
import FeatureFlags
import ScreenDocument
import ScreenDump
import StrictJSON

extension FlagEvaluationsReport {
  /// Returns the number of flags and a table with a line for each flag; for `--key`, the line of
  /// this flag alone.
  ///
  /// The errors are not cut. If the file has no flags, the text is one line that says this.
  func text(_ style: TextStyle) -> String {
    if let text = verdictRule.reportIfFileHasNoFlags(verdict, style) { return text }
    var table = TextTable()
    for evaluation in evaluations {
      let error = [evaluation.errorCode?.rawValue, evaluation.errorMessage].compactMap(\.self)
      table.append([
        TextCell(keyHidingSecrets(evaluation), .bold),
        TextCell(Self.valueHidingSecrets(evaluation)),
        TextCell(evaluation.variant ?? "–"),
        TextCell(evaluation.reason.rawValue, evaluation.errorCode == nil ? .plain : .red),
        TextCell(error.joined(separator: ": "), .red),
      ])
    }
    guard !showsOneFlag else {
      return table.text(indentation: 0, style, cuttingLastColumn: false)
    }
    let count = evaluations.count.counted("flag")
    return style.painted(count, .bold) + "\n"
      + table.text(indentation: 2, style, cuttingLastColumn: false)
  }

  /// Returns the flag's key; if it is that of the option `--key`, without secrets.
  ///
  /// The tool removes whole secrets of its arguments from a text, and not those that a table cuts.
  private func keyHidingSecrets(_ evaluation: ResolutionDetails) -> String {
    showsOneFlag ? URLRedaction.withoutSecrets(evaluation.key) : evaluation.key
  }

  /// Returns the value as JSON text; without a variant it is that of the option `--default`, and a
  /// text in it is printed without secrets.
  private static func valueHidingSecrets(_ evaluation: ResolutionDetails) -> String {
    guard evaluation.variant == nil, case .string(let text) = evaluation.value else {
      return evaluation.value.text()
    }
    return JSONTree.string(URLRedaction.withoutSecrets(text)).text()
  }
}
