import Foundation
import JSONLogic
import StrictJSON

/// Reads the rules of contents, and collects diagnostics about them.
///
/// An invalid value affects only its own member of the rule.
struct ContentRulesReader {
  /// The greatest absolute value of a priority.
  static let maximumAbsolutePriority = 1_000_000
  private static let maximumPlatforms = 100

  /// The faults of the rules, ordered by the position of their contents.
  private(set) var diagnostics = DiagnosticList()
  private var currentContentPosition = 0

  /// Reads the rules of one content.
  ///
  /// - Parameters:
  ///   - order: The document's value for its place.
  ///   - visibility: The document's value for its visibility.
  ///   - position: The content's position in its document, by which diagnostics are sorted.
  /// - Returns: The rules; `nil` if the content has none that can be read.
  mutating func readRules(
    order: JSONValue?,
    visibility: JSONValue?,
    position: Int
  ) -> ContentRules? {
    guard order != nil || visibility != nil else { return nil }
    currentContentPosition = position
    let order = order.flatMap { readOrder($0) }
    let visibility = visibility.flatMap { readVisibility($0) }
    guard order != nil || visibility != nil else { return nil }
    return ContentRules(order: order, visibility: visibility)
  }

  /// Reads a document's `limits`, the greatest number of visible contents of each kind; reports and
  /// omits invalid ones, and omits those that are `null`.
  mutating func readMaximumVisibleCounts(_ value: JSONValue) -> [ContentKind: Int] {
    currentContentPosition = -1
    guard !value.isNull else { return [:] }
    let object = ExpectedJSONForm.object("an object with a number for each kind")
    guard let value = readOrReport("invalidLimit", value, object) else { return [:] }
    var limits: [ContentKind: Int] = [:]
    for (kind, limit) in value.members where !limit.isNull {
      limits[ContentKind(kind)] = readOrReport("invalidLimit", limit, .integer(0...(.max)))
    }
    return limits
  }

  private mutating func readOrder(_ value: JSONValue) -> ContentOrder? {
    let known = Self.orderMemberNames
    guard let members = readKnownMembers(of: value, code: "invalidOrder", known: known) else {
      return nil
    }
    var order = ContentOrder()
    order.sourceJSON = value
    var applied: String?
    for name in Self.orderMemberNames {
      guard let member = members[name], !member.isNull else { continue }
      if name == "priority" {
        order.priority = readPriority(member)
      } else if let place = readPlace(name, member) {
        if let applied {
          let message = "conflicts with \"\(applied)\", which takes precedence; remove \"\(name)\""
          report("conflictingOrder", JSONFormError(member, message))
        } else {
          order.place = place
          applied = name
        }
      }
    }
    return order
  }

  /// The members of an order rule: those for a place, by descending precedence, then the priority.
  private static let orderMemberNames = [
    "headingOf", "pin", "position", "after", "before", "priority",
  ]

  private mutating func readPlace(_ name: String, _ value: JSONValue) -> ContentOrder.Place? {
    switch name {
    case "pin":
      let pin = ExpectedJSONForm<ContentOrder.Place>("\"top\" or \"bottom\"") { value in
        value.string.flatMap { ["top": .top, "bottom": .bottom][$0] }
      }
      return readOrReport("invalidOrder", value, pin)
    case "position":
      return readOrReport("invalidOrder", value, .integer(0...(.max))).map { .position($0) }
    default:
      let anchor = readOrReport(
        "invalidOrder",
        value,
        ExpectedJSONForm("an id or a kind", \.textIfValidID)
      )
      return anchor.map { anchor in
        switch name {
        case "headingOf": .headingOf(anchor)
        case "after": .after(anchor)
        default: .before(anchor)
        }
      }
    }
  }

  private mutating func readPriority(_ value: JSONValue) -> Int {
    readOrReport(
      "invalidOrder",
      value,
      .integer(-Self.maximumAbsolutePriority...Self.maximumAbsolutePriority)
    ) ?? 0
  }
}

extension ContentRulesReader {
  private static let visibilityMemberNames = [
    "from", "until", "platforms", "appVersions", "audience", "dismissal", "whenEmpty",
    "whileLoading",
  ]

  private mutating func readVisibility(_ value: JSONValue) -> ContentVisibility? {
    let known = Self.visibilityMemberNames
    guard let members = readKnownMembers(of: value, code: "invalidVisibility", known: known) else {
      return nil
    }
    var visibility = ContentVisibility()
    visibility.sourceJSON = value
    visibility.period.from = members["from"].flatMap { readDate($0) }
    visibility.period.until = members["until"].flatMap { readDate($0) }
    visibility.platforms = members["platforms"].flatMap { readPlatforms($0) }
    visibility.appVersions = members["appVersions"].flatMap { readVersions($0) }
    visibility.audience = members["audience"].flatMap { readAudience($0) }
    visibility.dismissalName = members["dismissal"].flatMap { readDismissalName($0) }
    visibility.whenEmpty = members["whenEmpty"].flatMap { readEnumCase($0) }
    visibility.whileLoading = members["whileLoading"].flatMap { readEnumCase($0) }
    return visibility
  }

  private mutating func readDate(_ value: JSONValue) -> Date? {
    let moment = ExpectedJSONForm<Date>(
      "a moment such as \"2026-04-01T09:00:00+09:00\", or seconds since 1970"
    ) {
      value in
      if let seconds = value.double, Self.validSecondsSince1970 ~= seconds {
        return Date(timeIntervalSince1970: seconds)
      }
      return value.string.flatMap { Date(iso8601: $0) }
    }
    return readOrReport("invalidVisibility", value, moment)
  }

  /// The valid seconds since 1970: the years 1 to 9999.
  private static let validSecondsSince1970 = -62_135_596_800.0...253_402_300_799.0

  private mutating func readPlatforms(_ value: JSONValue) -> [String]? {
    let names = ExpectedJSONForm<[String]>("a name or up to \(Self.maximumPlatforms) names") {
      value in
      let values = value.kind == .array ? Array(value.elements) : [value]
      let names = values.compactMap(\.string).filter { !$0.isEmpty }
      return names.count == values.count && 1...Self.maximumPlatforms ~= names.count ? names : nil
    }
    return readOrReport("invalidVisibility", value, names)
  }

  private mutating func readVersions(_ value: JSONValue) -> VersionRange? {
    let known = ["from", "until"]
    guard let members = readKnownMembers(of: value, code: "invalidVisibility", known: known) else {
      return nil
    }
    let range = ExpectedJSONForm<VersionRange>(
      "versions in quotes, such as \"4.2.0\", with \"from\" below \"until\""
    ) { _ in
      let ends = known.map { members[$0] }
      guard ends.allSatisfy({ $0 == nil || $0?.string != nil }) else { return nil }
      return VersionRange(from: ends[0]?.string, until: ends[1]?.string)
    }
    return readOrReport("invalidVisibility", value, range)
  }

  private mutating func readAudience(_ value: JSONValue) -> Rule? {
    let form = ExpectedJSONForm<JSONValue>("a JsonLogic rule") { value in
      value.kind == .object || value.kind == .bool ? value : nil
    }
    guard let source = readOrReport("invalidVisibility", value, form) else { return nil }
    var compiler = RuleCompiler()
    let rule = compiler.compile(source)
    for diagnostic in compiler.diagnostics {
      diagnostics.add(at: currentContentPosition, diagnostic)
    }
    return rule
  }

  private mutating func readDismissalName(_ value: JSONValue) -> String? {
    readOrReport(
      "invalidVisibility",
      value,
      ExpectedJSONForm(
        "the name under which the dismissal is stored, a text or a number",
        \.textIfValidID
      )
    )
  }

  private mutating func readEnumCase<EnumCase>(_ value: JSONValue) -> EnumCase?
  where EnumCase: RawRepresentable<String> & CaseIterable {
    readOrReport("invalidVisibility", value, .enumCase)
  }

  /// Returns the known members of a rule that are not `null`, and reports unknown ones; `nil` for
  /// `null`, and for any other value that is not an object, which is reported.
  private mutating func readKnownMembers(
    of value: JSONValue,
    code: String,
    known: [String]
  ) -> [String: JSONValue]? {
    let object = ExpectedJSONForm.object("an object with " + known.joined(separator: ", "))
    guard !value.isNull, let value = readOrReport(code, value, object) else { return nil }
    var members: [String: JSONValue] = [:]
    for (name, member) in value.members where !member.isNull {
      if known.contains(name) {
        members[name] = member
      } else {
        report(code, JSONFormError(member, JSONValue.messageForUnknownMember(name, known)))
      }
    }
    return members
  }

  /// Reads a value in the given form; `nil` for a value that does not have this form, which is
  /// reported.
  private mutating func readOrReport<Content>(
    _ code: String,
    _ value: JSONValue,
    _ form: ExpectedJSONForm<Content>
  ) -> Content? {
    do throws(JSONFormError) {
      return try value.read(form)
    } catch {
      report(code, error)
      return nil
    }
  }

  private mutating func report(_ code: String, _ fault: JSONFormError) {
    diagnostics.add(
      at: currentContentPosition,
      fault.diagnostic(.warning, code, consequence: "it is ignored")
    )
  }
}
