import Foundation
import JSONLogic
import StrictJSON

/// Reads the rules of contents, and collects diagnostics about them.
///
/// An invalid value affects only its own member of the rule.
struct ContentRulesReader {
  /// The greatest absolute value of a priority.
  static let maximumPriority = 1_000_000
  private static let maximumPlatforms = 100

  /// The faults of the rules, ordered by the position of their contents.
  private(set) var diagnostics = DiagnosticList()
  private var position = 0

  /// Reads the rules of one content.
  ///
  /// - Parameters:
  ///   - order: The document's value for its place.
  ///   - visibility: The document's value for its visibility.
  ///   - position: The content's index in its document.
  /// - Returns: The rules; `nil` if there are none.
  mutating func rules(
    order: JSONValue?,
    visibility: JSONValue?,
    position: Int
  ) -> ContentRules? {
    guard order != nil || visibility != nil else { return nil }
    self.position = position
    let order = order.flatMap { self.order($0) }
    let visibility = visibility.flatMap { self.visibility($0) }
    guard order != nil || visibility != nil else { return nil }
    return ContentRules(order: order, visibility: visibility)
  }

  /// Reads the greatest number of visible contents of each kind.
  mutating func limits(_ value: JSONValue) -> [ContentKind: Int] {
    position = -1
    guard !value.isNull else { return [:] }
    guard value.kind == .object else {
      report("invalidLimit", value, "Limits are an object with a number for each kind")
      return [:]
    }
    var limits: [ContentKind: Int] = [:]
    for (kind, limit) in value.members {
      if let count = limit.int, count >= 0 {
        limits[ContentKind(kind)] = count
      } else {
        report("invalidLimit", limit, "A limit must be a whole number from 0")
      }
    }
    return limits
  }

  private mutating func order(_ value: JSONValue) -> ContentOrder? {
    guard let members = members(of: value, "invalidOrder", known: Self.orderMembers) else {
      return nil
    }
    var order = ContentOrder()
    order.source = value
    var isPlaced = false
    for name in Self.orderMembers {
      guard let member = members[name], !member.isNull else { continue }
      if name == "priority" {
        order.priority = priority(member)
      } else if let place = place(name, member) {
        if isPlaced {
          report(
            "conflictingOrder",
            member,
            "The content has a stronger place already; remove \"\(name)\""
          )
        } else {
          order.place = place
          isPlaced = true
        }
      }
    }
    return order
  }

  /// The members for a place, the strongest first, and the priority.
  private static let orderMembers = [
    "headingOf", "pin", "position", "after", "before", "priority",
  ]

  private mutating func place(_ name: String, _ value: JSONValue) -> ContentOrder.Place? {
    switch name {
    case "pin":
      switch value.string {
      case "top": return .top
      case "bottom": return .bottom
      default: report("invalidOrder", value, "A pin must be \"top\" or \"bottom\"")
      }
    case "position":
      if let position = value.int, position >= 0 { return .position(position) }
      report("invalidOrder", value, "A position must be a whole number from 0")
    default:
      if let anchor = value.idText {
        return switch name {
        case "headingOf": .heading(anchor)
        case "after": .after(anchor)
        default: .before(anchor)
        }
      }
      report("invalidOrder", value, "\"\(name)\" must be an id or a kind")
    }
    return nil
  }

  private mutating func priority(_ value: JSONValue) -> Int {
    let range = -Self.maximumPriority...Self.maximumPriority
    if let priority = value.int, range ~= priority { return priority }
    report(
      "invalidOrder",
      value,
      "A priority must be a whole number of at most \(Self.maximumPriority), above zero or below"
    )
    return 0
  }
}

extension ContentRulesReader {
  private static let visibilityMembers = [
    "from", "until", "platforms", "appVersions", "audience", "dismissal", "whenEmpty",
    "whileLoading",
  ]

  private mutating func visibility(_ value: JSONValue) -> ContentVisibility? {
    let known = Self.visibilityMembers
    guard let members = members(of: value, "invalidVisibility", known: known) else { return nil }
    var visibility = ContentVisibility()
    visibility.source = value
    visibility.period.from = members["from"].flatMap { moment($0) }
    visibility.period.until = members["until"].flatMap { moment($0) }
    visibility.platforms = members["platforms"].flatMap { platforms($0) }
    visibility.appVersions = members["appVersions"].flatMap { versions($0) }
    visibility.audience = members["audience"].flatMap { audience($0) }
    visibility.dismissal = members["dismissal"].flatMap { dismissal($0) }
    visibility.whenEmpty = members["whenEmpty"].flatMap { choice($0) }
    visibility.whileLoading = members["whileLoading"].flatMap { choice($0) }
    return visibility
  }

  private mutating func moment(_ value: JSONValue) -> Date? {
    if let seconds = value.double, Self.seconds ~= seconds {
      return Date(timeIntervalSince1970: seconds)
    }
    if let text = value.string, let date = Date(iso8601: text) { return date }
    report(
      "invalidVisibility",
      value,
      "A moment must be as \"2026-04-01T09:00:00+09:00\", or seconds since 1970"
    )
    return nil
  }

  /// The valid seconds since 1970: the years 1 to 9999.
  private static let seconds = -62_135_596_800.0...253_402_300_799.0

  private mutating func platforms(_ value: JSONValue) -> [String]? {
    let values = value.kind == .array ? Array(value.elements) : [value]
    let names = values.compactMap(\.string).filter { !$0.isEmpty }
    if names.count == values.count, 1...Self.maximumPlatforms ~= names.count { return names }
    report(
      "invalidVisibility",
      value,
      "Platforms must be a name or up to \(Self.maximumPlatforms) names"
    )
    return nil
  }

  private mutating func versions(_ value: JSONValue) -> VersionRange? {
    let known = ["from", "until"]
    guard let members = members(of: value, "invalidVisibility", known: known) else { return nil }
    let ends = known.map { members[$0].flatMap { $0.isNull ? nil : $0 } }
    if ends.allSatisfy({ $0 == nil || $0?.string != nil }),
      let range = VersionRange(from: ends[0]?.string, until: ends[1]?.string)
    {
      return range
    }
    report(
      "invalidVisibility",
      value,
      "Versions must be texts as \"4.2.0\", \"from\" before \"until\""
    )
    return nil
  }

  private mutating func audience(_ value: JSONValue) -> Rule? {
    guard value.kind == .object || value.kind == .bool else {
      report("invalidVisibility", value, "An audience must be a JsonLogic rule")
      return nil
    }
    var compiler = RuleCompiler()
    let rule = compiler.compile(value)
    for diagnostic in compiler.diagnostics { diagnostics.add(at: position, diagnostic) }
    return rule
  }

  private mutating func dismissal(_ value: JSONValue) -> String? {
    if let name = value.idText { return name }
    report("invalidVisibility", value, "The name of a dismissal must be a text or a number")
    return nil
  }

  private mutating func choice<Choice>(_ value: JSONValue) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = value.string.flatMap(Choice.init) { return choice }
    let choices = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    report("invalidVisibility", value, "The value must be \(choices)")
    return nil
  }

  /// Returns the known members of a rule that are not `null`.
  private mutating func members(
    of value: JSONValue,
    _ code: String,
    known: [String]
  ) -> [String: JSONValue]? {
    guard !value.isNull else { return nil }
    guard value.kind == .object else {
      report(code, value, "A rule must be an object with \(known.joined(separator: ", "))")
      return nil
    }
    var members: [String: JSONValue] = [:]
    for (name, member) in value.members where !member.isNull {
      if known.contains(name) {
        members[name] = member
      } else {
        report(
          code,
          member,
          "There is no member \"\(name.prefix(60))\"; a rule has \(known.joined(separator: ", "))"
        )
      }
    }
    return members
  }

  private mutating func report(
    _ code: String,
    _ value: JSONValue,
    _ message: @autoclosure () -> String
  ) {
    diagnostics.add(
      at: position,
      Diagnostic(
        severity: .warning,
        code: code,
        at: value,
        message: "\(message()); found \(value.found), which is ignored."
      )
    )
  }
}

extension JSONValue {
  /// A short description of the value, for messages.
  fileprivate var found: String {
    if let numberText { return String(numberText.prefix(24)) }
    if let string { return "\"\(string.prefix(24))\"" }
    return kind.name
  }
}
