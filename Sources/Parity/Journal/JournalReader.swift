import Foundation
import JSONLogic
import ScreenDocument
import StrictJSON

/// Reads the lines of a journal.
///
/// The reader caches the last time zone and locale, because most lines share theirs.
public struct JournalReader: Sendable {
  /// The maximum number of bytes of a line.
  public static let maximumLineBytes = JSONLimits().maximumBytes
  /// The maximum number of bytes of a version, a targeting key, a time zone or a locale: 4,096.
  static let maximumTextBytes = 4_096

  /// The limits of a document, plus the five levels of a line's steps around their payloads.
  private static let limits = JSONLimits(maximumDepth: JSONLimits().maximumDepth + 5)

  private var timeZone: (name: String, value: TimeZone)?
  private var locale: (name: String, value: Locale)?

  /// Creates a reader.
  public init() {}

  /// Reads one line.
  ///
  /// - Parameter bytes: The line, without its line feed.
  /// - Returns: The responses and their context; payloads are not decoded.
  /// - Throws: A fault with the place in the line and the error there.
  /// - Complexity: O(bytes).
  public mutating func line(_ bytes: [UInt8]) throws(JournalFault) -> JournalLine {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, limits: Self.limits).root
    } catch {
      throw JournalFault(error.diagnostic, isCutOff: error.isCutOff(bytes))
    }
    guard root.kind == .object else {
      throw JournalFault(root, "A line must be a JSON object; write {\"kind\": …, \"value\": …}")
    }
    if let schema = root["schema"], schema.int != JournalLine.schema {
      throw JournalFault(
        schema,
        "The schema is \(schema.bytes.count < 20 ? String(decoding: schema.bytes, as: UTF8.self) : "…"), "
          + "and this version reads 1; use the version that wrote it"
      )
    }
    let responses = try Self.responses(of: root)
    let (steps, faults) = Self.steps(of: root)
    return JournalLine(
      context: try context(of: root),
      responses: responses,
      steps: steps,
      faults: faults
    )
  }

  private static func responses(of root: JSONValue) throws(JournalFault) -> [ResponseData] {
    guard let list = root["responses"] else { return [try response(root, position: 0)] }
    return try responses(in: list)
  }

  static func responses(in list: JSONValue) throws(JournalFault) -> [ResponseData] {
    guard list.kind == .array else {
      throw JournalFault(
        list,
        "\"responses\" must be an array of objects with \"kind\" and \"value\""
      )
    }
    var responses: [ResponseData] = []
    var ids: Set<ContentID> = []
    for element in list.elements {
      let response = try response(element, position: responses.count)
      guard ids.insert(response.id).inserted else {
        throw JournalFault(element, "Two responses have the same \"id\"; give each its own")
      }
      responses.append(response)
    }
    return responses
  }

  private static func response(
    _ value: JSONValue,
    position: Int
  ) throws(JournalFault) -> ResponseData {
    guard value.kind == .object, let kind = value["kind"]?.string, !kind.isEmpty else {
      throw JournalFault(value["kind"] ?? value, "A response needs a \"kind\", a text")
    }
    guard let payload = value["value"] else {
      throw JournalFault(value, "A response needs a \"value\", the JSON to decode its type from")
    }
    let id = try id(of: value)
    return ResponseData(
      kind: ContentKind(kind),
      id: ContentID(id ?? kind),
      position: position,
      payload: payload
    )
  }

  static func id(of value: JSONValue) throws(JournalFault) -> String? {
    let id = value["id"]
    guard id == nil || id?.kind == .string else {
      throw JournalFault(
        id ?? value,
        "An \"id\" must be a text; leave it out to use the kind's name"
      )
    }
    return id?.string
  }

  private mutating func context(of root: JSONValue) throws(JournalFault) -> JournalContext {
    var context = JournalContext()
    if let at = root["at"] { context.moment = try Self.moment(at) }
    if let value = root["timeZone"] { context.timeZone = try timeZone(value) }
    if let value = root["locale"] {
      let name = try Self.text(value, "locale")
      if locale?.name != name { locale = (name, Locale(identifier: name)) }
      context.locale = locale?.value
    }
    if let value = root["appVersion"] { context.appVersion = try Self.text(value, "appVersion") }
    if let value = root["targetingKey"] {
      context.targetingKey = try Self.text(value, "targetingKey")
    }
    if let value = root["attributes"] {
      guard value.kind == .object else {
        throw JournalFault(value, "\"attributes\" must be an object")
      }
      for member in value.members {
        context.attributes[member.key] = RuleValue(member.value)
      }
    }
    return context
  }

  private static func moment(_ value: JSONValue) throws(JournalFault) -> Date {
    if let seconds = value.double, seconds.magnitude <= 1e11 {
      return Date(timeIntervalSince1970: seconds)
    }
    if let text = value.string, text.utf8.count <= 40 {
      let whole = Date.ISO8601FormatStyle()
      let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
      if let date = (try? whole.parse(text)) ?? (try? fraction.parse(text)) { return date }
    }
    throw JournalFault(
      value,
      "\"at\" must be a time with its offset, such as '2026-04-01T09:00:00+09:00', or seconds since 1970"
    )
  }

  private mutating func timeZone(_ value: JSONValue) throws(JournalFault) -> TimeZone {
    let name = try Self.text(value, "timeZone")
    if let timeZone, timeZone.name == name { return timeZone.value }
    guard let found = TimeZone(identifier: name) else {
      throw JournalFault(value, "No time zone has that name; write one such as 'Asia/Tokyo'")
    }
    timeZone = (name, found)
    return found
  }

  private static func text(_ value: JSONValue, _ name: String) throws(JournalFault) -> String {
    guard let text = value.string, text.utf8.count <= maximumTextBytes else {
      throw JournalFault(value, "\"\(name)\" must be a text of at most \(maximumTextBytes) bytes")
    }
    return text
  }
}
