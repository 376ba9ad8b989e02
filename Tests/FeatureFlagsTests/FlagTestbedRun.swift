import FeatureFlags
import Foundation
import JSONLogic
import StrictJSON
import Testing

/// Runs one case of flagd's testbed.
struct FlagTestbedRun {
  let flags: FlagSet
  private var type = FlagType.boolean
  private var key = ""
  private var fallback = JSONTree.null
  private var context = EvaluationContext()
  private var evaluation: ResolutionDetails?

  init(_ flags: FlagSet) {
    self.flags = flags
  }

  /// Performs or checks a step; a step that is not recognised is an issue.
  mutating func run(_ step: FlagTestbedCase.Step, of test: FlagTestbedCase) throws {
    let text = step.text
    if text.contains("evaluator") || text.contains("provider") {
      return
    } else if let match = try
      #/.*?(\w+)-flag with key "(.*?)" and a (?:fallback|default) value "(.*)"/#
      .wholeMatch(in: text)
    {
      type = FlagType(rawValue: match.1.lowercased()) ?? .boolean
      key = String(match.2)
      fallback = Self.value(String(match.3), as: type)
    } else if let match = try #/.*targeting key with value "(.*)"/#.wholeMatch(in: text) {
      context.targetingKey = String(match.1)
    } else if let match =
      try #/.*containing a key "(.*?)", with type "(.*?)" and with value "(.*)"/#
      .wholeMatch(in: text)
    {
      let type = FlagType(rawValue: match.2.lowercased()) ?? .string
      set(String(match.1), RuleValue(Self.value(String(match.3), as: type)))
    } else if let match =
      try #/.*outer key "(.*?)" and inner key "(.*?)", with value "(.*)"/#.wholeMatch(in: text)
    {
      set(String(match.1), .object([String(match.2): .string(String(match.3))]))
    } else if text.contains("was evaluated with details") {
      evaluation = flags.evaluate(key, as: type, default: fallback, in: context, at: .now)
    } else if let match = try #/.*details value should be "(.*)"/#.wholeMatch(in: text) {
      let expected = Self.value(String(match.1), as: type)
      let isSame = evaluation.map { RuleValue($0.value) == RuleValue(expected) } ?? false
      #expect(isSame, "\(test.name) \(key): \(String(describing: evaluation?.value)), \(expected)")
    } else if let match = try #/.*reason should be "(.*)"/#.wholeMatch(in: text) {
      #expect(evaluation?.reason.rawValue == String(match.1), "\(test.name) \(key)")
    } else if let match = try #/.*error-code should be "(.*)"/#.wholeMatch(in: text) {
      #expect((evaluation?.errorCode?.rawValue ?? "") == String(match.1), "\(test.name) \(key)")
    } else if text.contains("metadata is empty") {
      #expect(evaluation?.metadata.isEmpty == true, "\(test.name) \(key)")
    } else if text.contains("metadata should contain") {
      for row in step.rows.dropFirst() {
        let type = FlagType(rawValue: row[1].lowercased()) ?? .string
        let value = evaluation?.metadata[row[0]].map { RuleValue($0) }
        #expect(value == RuleValue(Self.value(row[2], as: type)), "\(test.name) \(key) \(row[0])")
      }
    } else {
      Issue.record("\(test.name): what is '\(text)'?")
    }
  }

  private mutating func set(_ key: String, _ value: RuleValue) {
    if key == "targetingKey", case .string(let text) = value {
      context.targetingKey = text
    } else {
      context.attributes[key] = value
    }
  }

  private static func value(_ text: String, as type: FlagType) -> JSONTree {
    switch type {
    case .string: return .string(text)
    case .boolean: return .bool(text == "true")
    case .integer, .float: return .number(text)
    case .object:
      let json = text.replacingOccurrences(of: "\\\"", with: "\"")
      return (try? JSONDocument(Array(json.utf8)).root.tree) ?? .null
    }
  }
}
