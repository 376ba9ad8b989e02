import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// The features of inputs and outputs that a search has reached, as hashes; a feature is, for
/// example, that a path has an empty text.
struct SearchFeatures {
  /// The maximum number of features; further features are not added and do not count as new.
  private static let limit = 1 << 18
  private static let maximumDepth = 32

  private var seen: Set<UInt64> = []

  /// Adds features, up to the limit.
  ///
  /// - Returns: The number of features that were new.
  mutating func insert(_ features: some Sequence<UInt64>) -> Int {
    var new = 0
    for feature in features where seen.count < Self.limit {
      if seen.insert(feature).inserted { new += 1 }
    }
    return new
  }

  /// Returns a hash for each path of a value and each class that the value at the path belongs to.
  ///
  /// Dates are classed by their distance from the moment; the texts of an output also by their
  /// patterns.
  static func features(of tree: JSONTree, isOutput: Bool, kind: String, at moment: Date?)
    -> [UInt64]
  {
    var start = FNV1a()
    start.add(kind.utf8)
    start.add([isOutput ? 1 : 0])
    var features: [UInt64] = []
    add(tree, start, isOutput, moment, depth: 0, to: &features)
    return features
  }

  /// Returns the hash of the sorts of an input's steps, in their order.
  static func feature(ofStepsOf input: SearchInput) -> UInt64 {
    var hash = FNV1a()
    for step in input.steps {
      switch step.event {
      case .responses(let responses): hash.add("r\(min(responses.count, 2))".utf8)
      case .action: hash.add("a".utf8)
      case .flip(let flip): hash.add("f\(flip.stage.rawValue)".utf8)
      }
    }
    return hash.value
  }

  private static func add(
    _ tree: JSONTree,
    _ path: FNV1a,
    _ isOutput: Bool,
    _ moment: Date?,
    depth: Int,
    to features: inout [UInt64]
  ) {
    guard depth < maximumDepth, features.count < 8_192 else { return }
    let add = { (features: inout [UInt64], feature: String) in
      var hash = path
      hash.add(feature.utf8)
      features.append(hash.value)
    }
    switch tree {
    case .object(let members):
      for member in members {
        var child = path
        child.add(member.key.utf8)
        child.add([0])
        Self.add(member.value, child, isOutput, moment, depth: depth + 1, to: &features)
      }
      add(&features, "{" + members.map(\.key).sorted().joined(separator: ","))
    case .array(let elements):
      var child = path
      child.add([2])
      for element in elements {
        Self.add(element, child, isOutput, moment, depth: depth + 1, to: &features)
      }
      add(&features, "[\(min(elements.count, 24))")
      if Set(elements).count < elements.count { add(&features, "[=") }
    case .string(let text):
      add(&features, "\"\(TextCells.cells(of: text).rawValue)")
      if isOutput { add(&features, "~" + pattern(text)) }
      if let moment, let date = Date(iso8601: text) {
        add(&features, "d\(distanceClass(date.timeIntervalSince(moment)))")
      }
    case .number(let text):
      let number = Double(text) ?? .infinity
      add(&features, "#\(text.utf8.count)\(number == number.rounded())\(number < 0)")
      if number.magnitude < 2 { add(&features, "=\(text)") }
      if let moment, 9e8...4.2e9 ~= number {
        add(&features, "d\(distanceClass(number - moment.timeIntervalSince1970))")
      }
    case .bool(let bool): add(&features, bool ? "t" : "f")
    case .null: add(&features, "n")
    }
  }

  /// Returns the first 48 scalars of the text, with `a` for each Latin letter, and `#` and the
  /// length for each run of digits.
  private static func pattern(_ text: String) -> String {
    var pattern = String.UnicodeScalarView()
    var digits = 0
    func endDigits() {
      if digits > 0 { pattern.append(contentsOf: "#\(digits)".unicodeScalars) }
      digits = 0
    }
    for scalar in text.unicodeScalars.prefix(48) {
      switch scalar {
      case "0"..."9": digits += 1
      case "a"..."z", "A"..."Z":
        endDigits()
        pattern.append("a")
      default:
        endDigits()
        pattern.append(scalar)
      }
    }
    endDigits()
    return String(pattern)
  }

  /// Returns the order of magnitude of a time, with its sign.
  private static func distanceClass(_ seconds: Double) -> Int {
    let steps: [Double] = [1, 60, 3_600, 86_400, 2 * 86_400, 7 * 86_400, 30 * 86_400, 365 * 86_400]
    let step = steps.firstIndex { seconds.magnitude < $0 } ?? steps.count
    return seconds < 0 ? -step : step
  }
}
