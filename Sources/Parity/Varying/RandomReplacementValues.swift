import Foundation
import ScreenDocument
import StrictJSON

/// The values that a search takes at random to replace a value of a response.
struct RandomReplacementValues {
  /// The maximum number of recorded values that are kept for each path.
  private static let maximumRecordedValuesPerPath = 64

  private struct KindAndPath: Hashable {
    let kind: ContentKind
    let path: [String]
  }

  private var recordedValues: [KindAndPath: [JSONTree]] = [:]
  private var outputConstants: [ContentKind: OutputConstants] = [:]
  private let settings: SearchVariationSettings

  init(_ settings: SearchVariationSettings = SearchVariationSettings()) { self.settings = settings }

  /// Keeps the different values of a recorded response by their paths, to try them again later.
  ///
  /// It keeps at most 64 values for each path, and none below 32 levels.
  mutating func add(recorded tree: JSONTree, of kind: ContentKind, at path: [String] = []) {
    guard path.count < 32 else { return }
    switch tree {
    case .object(let members):
      for member in members {
        add(recorded: member.value, of: kind, at: path + [KindCoverage.token(of: member.key)])
      }
    case .array(let elements):
      for element in elements {
        add(recorded: element, of: kind, at: path + [KindCoverage.elementToken])
      }
    case .string, .number, .bool, .null: break
    }
    let place = KindAndPath(kind: kind, path: path)
    guard recordedValues[place, default: []].count < Self.maximumRecordedValuesPerPath else {
      return
    }
    if !recordedValues[place, default: []].contains(tree) {
      recordedValues[place, default: []].append(tree)
    }
  }

  /// Adds the constants that an output suggests; see ``OutputConstants``.
  ///
  /// - Parameters:
  ///   - tree: The output.
  ///   - base: An output whose constants were added before; only what differs from it is read.
  ///   - kind: The kind of the content.
  mutating func add(output tree: JSONTree, differingFrom base: JSONTree?, of kind: ContentKind) {
    guard tree != base else { return }
    outputConstants[kind, default: OutputConstants()].add(tree, differingFrom: base)
  }

  /// Returns the numbers that stand beside a sign of a limit in texts of the kind's outputs, as in
  /// "9,999+"; later outputs only append numbers.
  func numbersShownAsLimits(of kind: ContentKind) -> [Int] { outputConstants[kind]?.limits ?? [] }

  /// Returns a random value to try at a path instead of a value; it can be the same value.
  func randomValue(
    insteadOf tree: JSONTree,
    of kind: ContentKind,
    at path: [String],
    around moment: Date?,
    using random: inout SearchRandom
  ) -> JSONTree {
    let added = settings.additionalValues(insteadOf: tree, at: path)
    if !added.isEmpty, random.chance(oneIn: 3), let value = random.pick(added) { return value }
    if random.chance(oneIn: 6), let values = recordedValues[KindAndPath(kind: kind, path: path)],
      let value = random.pick(values)
    {
      return value
    }
    switch tree {
    case .bool(let bool): return random.chance(oneIn: 12) ? .null : .bool(!bool)
    case .null: return random.pick([.string(""), .integer(0), .bool(true)]) ?? .null
    case .number(let text): return randomNumber(insteadOf: text, of: kind, moment, &random)
    case .string(let text): return randomString(insteadOf: text, of: kind, moment, &random)
    case .array, .object: return random.chance(oneIn: 3) ? .null : tree
    }
  }

  private func randomNumber(
    insteadOf text: String,
    of kind: ContentKind,
    _ moment: Date?,
    _ random: inout SearchRandom
  ) -> JSONTree {
    if random.chance(oneIn: 20) { return .null }
    guard let whole = Int(text) else {
      let number = Double(text) ?? 0
      let tenth = (number * 10).rounded() / 10
      let near = [tenth + 0.05, tenth - 0.05, tenth + 0.049, tenth + 0.051, tenth]
      let edges = near + Self.fractionsToTry + [number * 10, -number]
      let some = Double(Int.random(in: 0...1_000, using: &random)) / 100
      return .double(random.chance(oneIn: 4) ? some : random.pick(edges) ?? 0)
    }
    if 900_000_000...4_200_000_000 ~= whole, let moment, !random.chance(oneIn: 6) {
      let now = Int(moment.timeIntervalSince1970.rounded(.down))
      return .integer(now + randomSeconds(of: kind, &random))
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .integer(random.pick([0, 1, -1, 2, 100]) ?? 0)
    case 1...3: return .integer(random.pick(Self.integersToTry) ?? 0)
    case 4, 5:
      let constant = random.pick(outputConstants[kind]?.numbers ?? []) ?? whole
      return .integer(constant &+ Int.random(in: -1...2, using: &random))
    case 6 where !numbersShownAsLimits(of: kind).isEmpty:
      let limit = random.pick(numbersShownAsLimits(of: kind)) ?? whole
      return .integer(limit &+ Int.random(in: -1...2, using: &random))
    case 7: return .integer(whole &+ (random.pick([-1, 1, 10, -10, 1_000]) ?? 1))
    case 8: return .integer(Int.random(in: 0...10_000, using: &random))
    case 6: return .integer(whole &* 2)
    default:
      let scale = random.pick([2, 3, 10, 100, -1]) ?? 2
      let (product, overflows) = whole.multipliedReportingOverflow(by: scale)
      return .integer(overflows ? whole : product)
    }
  }

  private func randomString(
    insteadOf text: String,
    of kind: ContentKind,
    _ moment: Date?,
    _ random: inout SearchRandom
  ) -> JSONTree {
    if random.chance(oneIn: 20) { return .null }
    if let moment, Date(iso8601: text) != nil, !random.chance(oneIn: 6) {
      return .string(randomISO8601Text(near: moment, of: kind, &random))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return .string(random.pick(Self.textsToTry) ?? "")
    case 3, 4:
      let lengths = Self.textLengthsToTry + (outputConstants[kind]?.listAndTextLengths ?? [])
      let length = max(0, (random.pick(lengths) ?? 1) + Int.random(in: -1...1, using: &random))
      let unit = random.pick(["長", "a", "e\u{301}", "👨‍👩‍👧", "א", " "]) ?? "a"
      let filler = String(repeating: unit, count: min(length, 2_100))
      return .string(text.hasPrefix("http") ? "https://" + filler.dropFirst(8) : filler)
    case 5:
      let edges = [text.uppercased(), " \(text)", "\(text)　", "\(text)\n", "\(text)\(text)"]
      return .string(random.pick(edges) ?? text)
    case 6:
      let affix = random.pick(["مرحبا", "🎉", "&amp;", "%", "\u{200B}", "e\u{301}"]) ?? ""
      return .string(random.chance(oneIn: 2) ? text + affix : affix + text)
    default:
      return .string(text.replacing("https://", with: random.pick(["http://", "HTTPS://"]) ?? ""))
    }
  }

  /// Returns the ISO 8601 text of a date that is a random number of seconds from a moment,
  /// sometimes without a time zone.
  private func randomISO8601Text(
    near moment: Date,
    of kind: ContentKind,
    _ random: inout SearchRandom
  ) -> String {
    let date = moment.addingTimeInterval(Double(randomSeconds(of: kind, &random)))
    let hours = random.pick([9, 9, 0, -8, 14]) ?? 9
    let zone = TimeZone(secondsFromGMT: hours * 3_600) ?? .gmt
    let text = date.formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: false)
        .timeSeparator(.colon).dateSeparator(.dash).timeZone(separator: .colon)
    )
    guard zone != .gmt else { return text }
    let local = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone).format(date)
    return random.chance(oneIn: 12) ? text.replacing("Z", with: "") : local
  }

  /// Returns a random number of seconds, mostly a multiple of a second, a minute, an hour or a day,
  /// or near it.
  ///
  /// The factor is sometimes a number that outputs of the kind show, from 0 to 400.
  func randomSeconds(of kind: ContentKind, _ random: inout SearchRandom) -> Int {
    if random.chance(oneIn: 8) { return Int.random(in: -200_000...200_000, using: &random) }
    let unit = random.pick([1, 60, 3_600, 86_400, 86_400]) ?? 1
    let constants = (outputConstants[kind]?.numbers ?? []).filter { 0...400 ~= $0 }
    let count =
      random.chance(oneIn: 3)
      ? random.pick(constants) ?? 1
      : random.pick([0, 1, 1, 2, 3, 6, 7, 8, 24, 30, 60, 100, 365]) ?? 1
    let edge = random.chance(oneIn: 2) ? 0 : random.pick([-1, 1, -1, 1, 59, 3_599, 43_200]) ?? 0
    return (random.chance(oneIn: 2) ? unit * count : -unit * count) + edge
  }

  private static let integersToTry = [
    0, 1, -1, 2, 3, 9, 10, 11, 12, 50, 59, 60, 61, 99, 100, 101, 150, 200, 201, 365, 500, 999,
    1_000, 1_001,
    1_999, 9_998, 9_999, 10_000, 10_001, 65_536, 99_999, 100_000, 1_000_000, 123_456_789,
    2_147_483_648,
    9_007_199_254_740_993, -1_980, .max,
  ]

  private static let fractionsToTry = [
    0.0, 0.04, 0.05, 0.95, 1.0, 1.25, 2.5, 4.35, 4.949, 4.95, 5.0, 5.1, -0.1, 1e-9, 1e16,
  ]

  private static let textLengthsToTry = [
    1, 2, 10, 20, 21, 40, 41, 60, 61, 100, 101, 255, 400, 2_048,
  ]

  private static let textsToTry = [
    "", " ", "　全角　", "👨‍👩‍👧‍👦🎉", "שלום עולם", "a\nb\tc", "\u{202E}gnp", "e\u{301}", "0", "-1", "null",
    "true", "https://example.com/a?b=c", "http://example.com/a", "javascript:alert(1)", "/path",
    "2026-02-29T12:00:00+09:00", "2099-12-31T23:59:59Z", "1999-12-31T23:59:59Z", "İstanbul", "ß",
    "Z", "a", "10",
  ]
}
