import JSONLogic
import ScreenDocument
import StrictJSON

extension EvaluationContext {
  /// Creates the context from the options `--user` and `--context`, and from built-in attributes.
  ///
  /// The built-in attributes are `platform` and `appVersion`; `--context` replaces them. A value of
  /// `--context` that is valid JSON is read as JSON, any other as a text, which may be empty. A number
  /// for `appVersion` is a text.
  ///
  /// - Throws: A failure for a `--context` without a name or without `=`, with the name
  ///   `targetingKey` or `$flagd`, or with a name that is given twice.
  init(_ arguments: DumpArguments, appVersion: String) throws(DumpFailure) {
    self.init(targetingKey: arguments.value(of: .user))
    platform = "iOS"
    self.appVersion = appVersion
    var names: Set<String> = []
    for text in arguments.values(of: .context) {
      let (name, value) = try Self.parseAttribute(text)
      guard names.insert(name).inserted else {
        throw DumpFailure("the option '--context' names '\(name)' twice; name it once")
      }
      attributes[name] = value
    }
  }

  private static func parseAttribute(_ text: String) throws(DumpFailure) -> (String, RuleValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw DumpFailure(
        "the option '--context' expects NAME=VALUE, not '\(text)'; write 'appVersion=4.2.0'"
      )
    }
    let name = String(parts[0])
    guard name != "targetingKey" else {
      throw DumpFailure("the targeting key is not an attribute; write '--user \(parts[1])'")
    }
    guard name != "$flagd" else {
      throw DumpFailure("'$flagd' is a reserved name; leave out '--context \(text)'")
    }
    let json = try? JSONDocument(Array(parts[1].utf8)).root
    // As a number, version 4.10 would be 4.1.
    let isVersion = name == "appVersion" && json?.kind == .number
    guard let json, !isVersion else { return (name, .string(String(parts[1]))) }
    return (name, RuleValue(json))
  }
}
