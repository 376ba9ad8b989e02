/// What a command takes besides options.
public struct OperandRule: Hashable, Sendable {
  /// What stands for the operands in help: `OLD NEW`; empty for none.
  public let usage: String
  /// How many there may be.
  public let count: ClosedRange<Int>

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - usage: What stands for the operands in help.
  ///   - count: How many there may be.
  public init(usage: String, count: ClosedRange<Int>) {
    self.usage = usage
    self.count = count
  }

  /// `[SCREEN]`: one screen, or the bundled one.
  public static let oneScreen = OperandRule(usage: "[SCREEN]", count: 0...1)
}
