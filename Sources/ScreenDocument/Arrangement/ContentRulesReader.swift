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

  /// Reads a document's `limits`: the greatest number of visible contents of each kind.
  mutating func limits(_ value: JSONValue) -> [ContentKind: Int] {
    position = -1
    guard !value.isNull else { return [:] }
    let object = JSONForm.object("an object with a number for each kind")
    guard let value = read("invalidLimit", value, object) else { return [:] }
    var limits: [ContentKind: Int] = [:]
    for (kind, limit) in value.members {
      limits[ContentKind(kind)] = read("invalidLimit", limit, .integer(0...(.max)))
    }
    return limits
  }

  private mutating func order(_ value: JSONValue) -> ContentOrder? {
    guard let members = members(of: value, "invalidOrder", known: Self.orderMembers) else {
      return nil
    }
    var order = ContentOrder()
    order.source = value
    var applied: String?
    for name in Self.orderMembers {
      guard let member = members[name], !member.isNull else { continue }
      if name == "priority" {
        order.priority = priority(member)
      } else if let place = place(name, member) {
        if let applied {
          let message = "conflicts with \"\(applied)\", which takes precedence; remove \"\(name)\""
          report("conflictingOrder", JSONFault(member, message))
        } else {
          order.place = place
          applied = name
        }
      }
    }
    return order
  }

  /// The members of an order rule: those for a place, by descending precedence, then the priority.
  private static let orderMembers = [
    "headingOf", "pin", "position", "after", "before", "priority",
  ]

  private mutating func place(_ name: String, _ value: JSONValue) -> ContentOrder.Place? {
    switch name {
    case "pin":
      let pin = JSONForm<ContentOrder.Place>("\"top\" or \"bottom\"") { value in
        value.string.flatMap { ["top": .top, "bottom": .bottom][$0] }
      }
      return read("invalidOrder", value, pin)
    case "position":
      return read("invalidOrder", value, .integer(0...(.max))).map { .position($0) }
    default:
      let anchor = read("invalidOrder", value, JSONForm("an id or a kind", \.idText))
      return anchor.map { anchor in
        switch name {
        case "headingOf": .heading(anchor)
        case "after": .after(anchor)
        default: .before(anchor)
        }
      }
    }
  }

  private mutating func priority(_ value: JSONValue) -> Int {
    read("invalidOrder", value, .integer(-Self.maximumPriority...Self.maximumPriority)) ?? 0
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
    let moment = JSONForm<Date>(
      "a moment such as \"2026-04-01T09:00:00+09:00\", or seconds since 1970"
    ) {
      value in
      if let seconds = value.double, Self.seconds ~= seconds {
        return Date(timeIntervalSince1970: seconds)
      }
      return value.string.flatMap { Date(iso8601: $0) }
    }
    return read("invalidVisibility", value, moment)
  }

  /// The valid seconds since 1970: the years 1 to 9999.
  private static let seconds = -62_135_596_800.0...253_402_300_799.0

  private mutating func platforms(_ value: JSONValue) -> [String]? {
    let names = JSONForm<[String]>("a name or up to \(Self.maximumPlatforms) names") { value in
      let values = value.kind == .array ? Array(value.elements) : [value]
      let names = values.compactMap(\.string).filter { !$0.isEmpty }
      return names.count == values.count && 1...Self.maximumPlatforms ~= names.count ? names : nil
    }
    return read("invalidVisibility", value, names)
  }

  private mutating func versions(_ value: JSONValue) -> VersionRange? {
    let known = ["from", "until"]
    guard let members = members(of: value, "invalidVisibility", known: known) else { return nil }
    let range = JSONForm<VersionRange>("texts such as \"4.2.0\", \"from\" before \"until\"") { _ in
      let ends = known.map { members[$0] }
      guard ends.allSatisfy({ $0 == nil || $0?.string != nil }) else { return nil }
      return VersionRange(from: ends[0]?.string, until: ends[1]?.string)
    }
    return read("invalidVisibility", value, range)
  }

  private mutating func audience(_ value: JSONValue) -> Rule? {
    let form = JSONForm<JSONValue>("a JsonLogic rule") { value in
      value.kind == .object || value.kind == .bool ? value : nil
    }
    guard let source = read("invalidVisibility", value, form) else { return nil }
    var compiler = RuleCompiler()
    let rule = compiler.compile(source)
    for diagnostic in compiler.diagnostics { diagnostics.add(at: position, diagnostic) }
    return rule
  }

  private mutating func dismissal(_ value: JSONValue) -> String? {
    read(
      "invalidVisibility",
      value,
      JSONForm("a text or a number that names a dismissal", \.idText)
    )
  }

  private mutating func choice<Choice>(_ value: JSONValue) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    read("invalidVisibility", value, .choice)
  }

  /// Returns the known members of a rule that are not `null`, and reports unknown ones; `nil` for a
  /// value that is not an object.
  private mutating func members(
    of value: JSONValue,
    _ code: String,
    known: [String]
  ) -> [String: JSONValue]? {
    let object = JSONForm.object("an object with " + known.joined(separator: ", "))
    guard !value.isNull, let value = read(code, value, object) else { return nil }
    var members: [String: JSONValue] = [:]
    for (name, member) in value.members where !member.isNull {
      if known.contains(name) {
        members[name] = member
      } else {
        report(code, JSONFault(member, JSONValue.unknownMember(name, known)))
      }
    }
    return members
  }

  /// Reads a value; `nil` for a value of another form, which is reported.
  private mutating func read<Content>(
    _ code: String,
    _ value: JSONValue,
    _ form: JSONForm<Content>
  ) -> Content? {
    do throws(JSONFault) {
      return try value.read(form)
    } catch {
      report(code, error)
      return nil
    }
  }

  private mutating func report(_ code: String, _ fault: JSONFault) {
    diagnostics.add(
      at: position,
      fault.diagnostic(.warning, code, consequence: "it is ignored")
    )
  }
}
