/// The number of operands that a command allows, and their placeholder in help.
public struct OperandRule: Hashable, Sendable {
  /// The placeholder of the operands in help: `OLD NEW`; empty if there are none.
  public let usage: String
  /// The allowed number of operands.
  public let count: ClosedRange<Int>

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - usage: The placeholder of the operands in help.
  ///   - count: The allowed number of operands.
  public init(usage: String, count: ClosedRange<Int>) {
    self.usage = usage
    self.count = count
  }

  /// Returns those of a command's operands that name files.
  ///
  /// These are all operands, unless the first word of ``usage`` contains `KIND` or `SHELL`. If it
  /// does, they are all operands but the first, or none if it is the only word.
  func files(among operands: [String]) -> [String] {
    let words = usage.split(separator: " ")
    guard let first = words.first, first.contains("KIND") || first.contains("SHELL") else {
      return operands
    }
    return words.count == 1 ? [] : Array(operands.dropFirst())
  }

  /// Whether at least one operand can name a file.
  var allowsFileOperands: Bool {
    !files(among: Array(repeating: "", count: min(count.upperBound, 2))).isEmpty
  }

  /// The rule `[SCREEN]`: at most one screen; without a screen, the command uses a bundled one.
  public static let oneScreen = OperandRule(usage: "[SCREEN]", count: 0...1)
}
