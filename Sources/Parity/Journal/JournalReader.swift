import Foundation
import JSONLogic
import ScreenDocument
package import StrictJSON

/// A reader that decodes the lines of a journal.
///
/// The reader stores the last time zone and the last locale, because most lines contain the same
/// ones.
public struct JournalReader: Sendable {
  /// The maximum number of bytes of a line, without its line break: 16 MiB.
  public static let maximumLineBytes = JSONLimits().maximumBytes
  /// The maximum number of bytes of an app version, a targeting key, a time zone or a locale:
  /// 4,096.
  static let maximumContextTextBytes = 4_096

  /// The limits of a document, with five more levels of depth, because the payload in a step is
  /// five levels below the root of the line.
  private static let limits = JSONLimits(maximumDepth: JSONLimits().maximumDepth + 5)

  private var lastTimeZone: (name: String, value: TimeZone)?
  private var lastLocale: (name: String, value: Locale)?

  /// Creates a reader.
  public init() {}

  /// Decodes one line.
  ///
  /// - Parameter bytes: The line, without its line break.
  /// - Returns: The line, whose payloads are not decoded. Invalid steps are not in
  ///   ``JournalLine/steps``; their faults are in ``JournalLine/stepFaults``.
  /// - Throws: A fault with the error and its place in the line, also for a line that is longer
  ///   than ``maximumLineBytes`` and for two responses with one id.
  /// - Complexity: O(n) for n bytes.
  public mutating func line(_ bytes: [UInt8]) throws(JournalFault) -> JournalLine {
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(bytes, limits: Self.limits)
    } catch {
      throw JournalFault(
        Self.diagnostic(ofOpeningBracketAloneIn: bytes) ?? error.diagnostic,
        isCutOff: error.isCutOff(bytes)
      )
    }
    do throws(JSONFormError) {
      return try line(document)
    } catch {
      throw JournalFault(Self.errorOfScreenDocument(document.root) ?? error)
    }
  }

  /// Returns the diagnostic of a line that is only an opening bracket, as the first line of an
  /// indented JSON document; `nil` for every other line.
  private static func diagnostic(ofOpeningBracketAloneIn bytes: [UInt8]) -> Diagnostic? {
    let isVisible = { (byte: UInt8) in byte > UInt8(ascii: " ") }
    guard let place = bytes.firstIndex(where: isVisible),
      place == bytes.lastIndex(where: isVisible),
      bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[")
    else { return nil }
    let bracket = Character(Unicode.Scalar(bytes[place]))
    return Diagnostic(
      severity: .error,
      code: "badLine",
      line: 1,
      column: place + 1,
      message: "The line is only \"\(bracket)\", as in a JSON document of several lines; "
        + "write each line of a journal as a JSON object of its own."
    )
  }

  /// Returns the error of a screen document in place of a line; `nil` for every other value.
  private static func errorOfScreenDocument(_ root: JSONValue) -> JSONFormError? {
    guard root["kind"] == nil, root["responses"] == nil, root["contents"]?.kind == .array else {
      return nil
    }
    return JSONFormError(
      root,
      "is a screen document; a line of a journal has \"kind\" and \"value\", or \"responses\""
    )
  }

  private mutating func line(_ document: JSONDocument) throws(JSONFormError) -> JournalLine {
    let root = document.root
    _ = try root.read(.object("an object with \"kind\" and \"value\", or with \"responses\""))
    if let schema = root["schema"], schema.int != JournalLine.schema {
      throw JSONFormError(
        schema,
        "must be \(JournalLine.schema), found \(schema.textForMessages); read the journal with the version that wrote it"
      )
    }
    let responses =
      if let list = root["responses"] {
        try Self.responsesOfLine(in: list, of: root)
      } else {
        [try Self.response(root, position: 0)]
      }
    let (steps, faults) = Self.steps(of: root)
    return JournalLine(
      context: try context(of: root),
      responses: responses,
      steps: steps,
      faults: faults,
      key: Self.correlationKey(of: root),
      textWarnings: document.diagnostics
    )
  }

  /// Returns the member `key` of a line that is not replayed.
  ///
  /// - Parameter bytes: The line, without its line break.
  /// - Returns: The key; `nil` if it is missing or no scalar, and if the line is not JSON.
  /// - Complexity: O(n) for n bytes.
  package static func correlationKey(ofLine bytes: [UInt8]) -> JSONTree? {
    (try? JSONDocument(bytes, limits: limits)).flatMap { correlationKey(of: $0.root) }
  }

  private static func correlationKey(of root: JSONValue) -> JSONTree? {
    guard let key = root["key"], ![.object, .array].contains(key.kind) else { return nil }
    return key.tree
  }

  /// Reads the member `responses` of a line; throws if the line also has one response of its own,
  /// in `kind` and `value`.
  private static func responsesOfLine(
    in list: JSONValue,
    of root: JSONValue
  ) throws(JSONFormError) -> [ResponseData] {
    if root["kind"] != nil, let value = root["value"] {
      throw JSONFormError(
        value,
        "stands beside \"responses\"; move it and its \"kind\" into \"responses\""
      )
    }
    return try responses(in: list)
  }

  static func responses(in list: JSONValue) throws(JSONFormError) -> [ResponseData] {
    var responses: [ResponseData] = []
    var ids: Set<ContentID> = []
    for element in try list.read(ExpectedJSONForm.array(of: .object("a response"), "responses")) {
      let response = try response(element, position: responses.count)
      guard ids.insert(response.id).inserted else {
        throw JSONFormError(
          element,
          "has the id of an earlier response; give each an \"id\" of its own"
        )
      }
      responses.append(response)
    }
    return responses
  }

  private static func response(
    _ value: JSONValue,
    position: Int
  ) throws(JSONFormError) -> ResponseData {
    let content = try kindAndID(of: value)
    return ResponseData(
      kind: content.kind,
      id: content.id,
      position: position,
      payload: try value.read(
        "value",
        ExpectedJSONForm("the JSON to decode the response from") { $0 }
      )
    )
  }

  /// Reads the kind and the id of a content; a missing id is the kind's name.
  static func kindAndID(
    of value: JSONValue
  ) throws(JSONFormError) -> (kind: ContentKind, id: ContentID) {
    let kind = try value.read("kind", nonEmptyText)
    let id = try value["id"].map { (id) throws(JSONFormError) in
      try id.read(ExpectedJSONForm<String>.text)
    }
    return (ContentKind(kind), ContentID(id ?? kind))
  }

  static var nonEmptyText: ExpectedJSONForm<String> {
    ExpectedJSONForm("a text that is not empty") { value in
      value.string.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private mutating func context(of root: JSONValue) throws(JSONFormError) -> JournalContext {
    var context = JournalContext()
    if let at = root["at"] { context.moment = try at.read(Self.momentForm) }
    if let value = root["timeZone"] {
      let (name, zone) = try timeZone(value)
      context.setTimeZone(zone, namedInJournal: name)
    }
    if let value = root["locale"] {
      let name = try value.read(Self.contextText)
      if lastLocale?.name != name { lastLocale = (name, Locale(identifier: name)) }
      context.locale = lastLocale?.value
    }
    if let value = root["appVersion"] { context.appVersion = try value.read(Self.contextText) }
    if let value = root["targetingKey"] { context.targetingKey = try value.read(Self.contextText) }
    if let value = root["attributes"] {
      for member in try value.read(ExpectedJSONForm.object).members {
        context.attributes[member.key] = RuleValue(member.value)
      }
    }
    return context
  }

  private static var contextText: ExpectedJSONForm<String> {
    .text(upToBytes: maximumContextTextBytes)
  }

  private static var momentForm: ExpectedJSONForm<Date> {
    ExpectedJSONForm(
      "a time with its offset, such as \"2026-04-01T09:00:00+09:00\", or seconds since 1970"
    ) { value in
      if let seconds = value.double, seconds.magnitude <= 1e11 {
        return Date(timeIntervalSince1970: seconds)
      }
      guard let text = value.string, text.utf8.count <= 40 else { return nil }
      return Date(iso8601: text)
    }
  }

  private mutating func timeZone(
    _ value: JSONValue
  ) throws(JSONFormError) -> (name: String, value: TimeZone) {
    let name = try value.read(Self.contextText)
    if let lastTimeZone, lastTimeZone.name == name { return lastTimeZone }
    guard let found = TimeZone(identifier: name) else {
      throw JSONFormError(
        value,
        "must be the name of a time zone, such as \"Asia/Tokyo\", found \(value.textForMessages)"
      )
    }
    lastTimeZone = (name, found)
    return (name, found)
  }
}
