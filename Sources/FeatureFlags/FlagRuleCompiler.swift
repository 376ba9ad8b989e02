import JSONLogic
import StrictJSON
import Synchronization

/// A compiler of the rules of one flag file.
///
/// It compiles a rule when it is needed, so that reading the file costs nothing for rules that no
/// evaluation uses.
final class FlagRuleCompiler: Sendable {
  let fractional: FractionalGeneration

  private let evaluators: JSONValue?
  private let compilerWithEvaluators = Mutex<RuleCompiler?>(nil)

  init(evaluators: JSONValue?, fractional: FractionalGeneration) {
    self.evaluators = evaluators
    self.fractional = fractional
  }

  /// Returns a compiler that has compiled the evaluators, and no rule.
  func makeCompiler() -> RuleCompiler {
    compilerWithEvaluators.withLock { compiler in
      if let compiler { return compiler }
      let new = RuleCompiler(evaluators: evaluators, fractional: fractional)
      compiler = new
      return new
    }
  }

  /// Compiles the rule of a flag; `nil` if the flag has none.
  func compileRule(of flag: JSONValue) -> Rule? {
    guard let targeting = Self.targeting(of: flag) else { return nil }
    var compiler = makeCompiler()
    return compiler.compile(targeting)
  }

  /// Returns a flag's member `targeting`; `nil` if it is absent, `null` or an empty object, which
  /// is no rule.
  static func targeting(of flag: JSONValue) -> JSONValue? {
    guard let targeting = flag["targeting"], !targeting.isNull else { return nil }
    return targeting.kind == .object && targeting.count == 0 ? nil : targeting
  }
}
