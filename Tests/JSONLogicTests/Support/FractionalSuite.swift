import JSONLogic

/// A suite of the choices of `fractional`.
protocol FractionalSuite {}

extension FractionalSuite {
  typealias Choice = FractionalChoice

  /// What a generation chooses.
  static func value(_ choice: Choice, _ generation: FractionalGeneration) throws -> RuleValue {
    var compiler = RuleCompiler(fractional: generation)
    let rule = compiler.compile(RuleCase.value(choice.rule))
    return try rule.evaluate(in: RuleCase.context(choice.data), flagKey: choice.flag)
  }
}
