import Foundation
import ScreenDocument
import StrictJSON

/// The other values that a search for dependences tries in place of one value of a response.
struct ReplacementValues {
  /// What one value of a response becomes.
  enum Change: Hashable {
    /// Another value, not `null`.
    case value(JSONTree)
    case null
    /// The member is removed.
    case absent
  }

  private static let maximumRecordedValuesPerPath = 4
  /// The number of elements of the long list that is tried instead of a list.
  private static let elementCountOfLongList = 12
  /// The seconds from the moment of a line to each date that is tried.
  ///
  /// The dates are near the moment, and where a unit of time, such as a day, is just full.
  private static let dateOffsetsInSeconds: [Int] = {
    let (hour, day) = (3_600, 86_400)
    return [
      -day, day, -1, 0, 1, -400 * day, 400 * day, 60, hour, 8 * day, 59, hour - 1, 2 * day,
      day - 1, 100 * day, -hour, -2 * day, 3 * day, 7 * day, 30 * day, 365 * day,
    ]
  }()

  /// The different values that were recorded at each path, at most 4 for each path.
  var recordedValues: [[String]: [JSONTree]] = [:]
  /// The numbers from texts of outputs that are tried in place of numbers, such as 9,999 from
  /// "9,999+".
  var numbersShownAsLimits: [Int] = []
  var settings = SearchVariationSettings()

  /// Keeps the scalars and the empty containers of a recorded response, at most 4 different ones
  /// for each path, to try them at their paths.
  mutating func add(_ response: JSONTree) {
    for place in response.places() {
      guard let value = response[place: place.indices], value.childCount == 0 else { continue }
      guard recordedValues[place.path, default: []].count < Self.maximumRecordedValuesPerPath else {
        continue
      }
      if !recordedValues[place.path, default: []].contains(value) {
        recordedValues[place.path, default: []].append(value)
      }
    }
  }

  /// Returns the changes to try at a place instead of its value, the most useful ones first.
  func changes(of value: JSONTree, at place: TreePlace, moment: Date?) -> [Change] {
    let isMember = place.path.last.map { $0 != KindCoverage.elementToken } ?? false
    let added = settings.additionalValues(insteadOf: value, at: place.path)
    var changes = (added + values(insteadOf: value, at: place.path, moment)).filter { $0 != value }
      .map { $0 == .null ? Change.null : .value($0) }
    if isMember { changes.append(.absent) }
    if value != .null, !place.path.isEmpty { changes.append(.null) }
    var seen: Set<Change> = []
    return changes.filter { seen.insert($0).inserted }
  }

  private func values(insteadOf value: JSONTree, at path: [String], _ moment: Date?) -> [JSONTree] {
    switch value {
    case .bool(let bool): [.bool(!bool)]
    case .null: (recordedValues[path] ?? []) + [.string("a"), .integer(1), .bool(true)]
    case .number(let text): numbers(insteadOf: text, moment) + (recordedValues[path] ?? [])
    case .string(let text): (recordedValues[path] ?? []) + texts(insteadOf: text, moment)
    case .array(let elements): lists(insteadOf: elements)
    case .object: []
    }
  }

  private func numbers(insteadOf text: String, _ moment: Date?) -> [JSONTree] {
    guard let whole = Int(text) else {
      let number = Double(text) ?? 0
      return [number + 1, -number, number * 10, number + 0.05, 0, 1, 1e15, -1, 1e16]
        .map { .double($0) }
    }
    var numbers = [whole &+ 1, whole &* 2, 0, 1, -1, 2, 100, 1_000, 1_000_000, 1 << 53 + 1]
    if 900_000_000...4_200_000_000 ~= whole, let moment {
      let now = Int(moment.timeIntervalSince1970.rounded(.down))
      numbers += Self.dateOffsetsInSeconds.map { now + $0 }
    } else {
      numbers += numbersShownAsLimits.flatMap { [$0 &- 1, $0, $0 &+ 1] }
    }
    return numbers.map { .integer($0) } + [.double(Double(whole) + 0.5)]
  }

  private func texts(insteadOf text: String, _ moment: Date?) -> [JSONTree] {
    if let moment, Date(iso8601: text) != nil {
      return Self.dateOffsetsInSeconds.map {
        .string(moment.addingTimeInterval(TimeInterval($0)).formatted(.iso8601))
      }
    }
    if text.hasPrefix("http") {
      return ["https://example.com/changed", "http://example.com/changed", text + "x"]
        .map { .string($0) }
    }
    if let number = Int(text) { return [.string("\(number &+ 1)"), .string("0"), .string("a")] }
    let long = String(repeating: "changed ", count: 16)
    return [
      text + "x", "a", "", String(long.prefix(30)), long, "長い", "שלום", "e\u{301}👨‍👩‍👧",
      text.uppercased(), text.capitalized, text.lowercased(), " \(text) ",
    ].map { .string($0) }
  }

  private func lists(insteadOf elements: [JSONTree]) -> [JSONTree] {
    guard let first = elements.first else { return [] }
    let many = (0..<Self.elementCountOfLongList).map { index in
      let count = elements.count
      return elements[index % count].withUniqueIDs(suffix: "-\(index / count)", copy: index / count)
    }
    return [
      .array(Array(elements.dropFirst())), .array([]), .array(Array(elements.dropLast())),
      .array([first]), .array(elements.reversed()), .array([first] + elements), .array(many),
    ]
  }
}

extension JSONTree {
  /// Returns the value with a change at a place; `nil` if the change would remove the root.
  func applying(_ change: ReplacementValues.Change, at place: TreePlace) -> JSONTree? {
    switch change {
    case .value(let value): replacing(place.indices[...], with: value)
    case .null: replacing(place.indices[...], with: .null)
    case .absent:
      place.indices.isEmpty ? nil : removing(place.indices, orSettingMemberToNull: false)
    }
  }

  /// Applies a change at a place; does nothing if it would remove the whole value.
  mutating func apply(_ change: ReplacementValues.Change, at place: TreePlace) {
    switch change {
    case .value(let value): replace(place.indices[...], with: value)
    case .null: replace(place.indices[...], with: .null)
    case .absent: self = applying(change, at: place) ?? self
    }
  }
}
