import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// A walk through one value that adds its features to those of a search.
struct FeatureWalk {
  private static let maximumDepth = 32
  /// The maximum number of parts that are read.
  private static let maximumParts = 8_192
  /// The maximum number of elements that are searched for in another list, which takes quadratic time.
  private static let maximumSearched = 32

  /// The sorts of features; the number of a sort is a part of the hash.
  private enum Sort: UInt8 {
    case members, elements, equalElements, text, pattern, distance, number, smallNumber, bool, null
  }

  let isOutput: Bool
  let moment: Date?
  private(set) var newCount = 0
  private var partCount = 0

  init(isOutput: Bool, moment: Date?) {
    self.isOutput = isOutput
    self.moment = moment
  }

  /// Adds the features of a value, except those of the parts that equal the same parts of a base.
  mutating func add(
    _ tree: JSONTree,
    differingFrom base: JSONTree?,
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    if tree != base { add(newValue: tree, differingFrom: base, path, depth: depth, to: &features) }
  }

  /// Adds the features of a value that does not equal its base.
  private mutating func add(
    newValue tree: JSONTree,
    differingFrom base: JSONTree?,
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    guard depth < Self.maximumDepth, partCount < Self.maximumParts else { return }
    partCount += 1
    switch (tree, base) {
    case (.object(let members), .object(let others)?) where members.hasNames(of: others):
      for index in members.indices where members[index].value != others[index].value {
        let path = path.appending(members[index].key)
        let (value, known) = (members[index].value, others[index].value)
        add(newValue: value, differingFrom: known, path, depth: depth + 1, to: &features)
      }
    case (.object(let members), _):
      for member in members {
        let path = path.appending(member.key)
        add(member.value, differingFrom: base?[member.key], path, depth: depth + 1, to: &features)
      }
      var names = path
      for name in members.map(\.key).sorted() { names = names.appending(name) }
      add(.members, 0, names, to: &features)
    case (.array(let elements), .array(let others)?) where !others.isEmpty:
      add(elements, differingFrom: others, path, depth: depth, to: &features)
    case (.array(let elements), _):
      let path = path.ofElements
      for element in elements {
        add(element, differingFrom: nil, path, depth: depth + 1, to: &features)
      }
      add(sizeOf: elements, path, to: &features)
      add(equalityOf: elements, in: elements.indices, path, to: &features)
    case (.string(let text), _): add(text, path, to: &features)
    case (.number(let text), _): add(number: text, path, to: &features)
    case (.bool(let bool), _): add(.bool, bool ? 1 : 0, path, to: &features)
    case (.null, _): add(.null, 0, path, to: &features)
    }
  }

  /// Adds the features of a list, except those of elements that a known list has.
  ///
  /// All elements have the same path, so an element differs little from the one that it was copied from.
  private mutating func add(
    _ elements: [JSONTree],
    differingFrom others: [JSONTree],
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    let path = path.ofElements
    let searches = elements.count <= Self.maximumSearched && others.count <= Self.maximumSearched
    var changed: [Int] = []
    for index in elements.indices {
      let place = index < others.count ? index : index % others.count
      guard elements[index] != others[place] else { continue }
      changed.append(index)
      let (element, other) = (elements[index], others[place])
      guard !(searches && others.contains(element)) else { continue }
      add(newValue: element, differingFrom: other, path, depth: depth + 1, to: &features)
    }
    if elements.count != others.count { add(sizeOf: elements, path, to: &features) }
    let isLonger = elements.count > others.count
    add(equalityOf: elements, in: isLonger ? Array(elements.indices) : changed, path, to: &features)
  }

  private mutating func add(
    sizeOf elements: [JSONTree],
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    add(.elements, UInt64(min(elements.count, 24)), path, to: &features)
  }

  /// Adds a feature if one of some elements equals another element of the list.
  private mutating func add(
    equalityOf elements: [JSONTree],
    in indices: some Collection<Int>,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    let feature = Self.feature(.equalElements, 0, path)
    guard !features.seen.contains(feature) else { return }
    let isEqual =
      indices.count > Self.maximumSearched
      ? Set(elements).count < elements.count
      : indices.contains { index in
        elements.indices.contains { $0 != index && elements[$0] == elements[index] }
      }
    if isEqual, features.insert(feature) { newCount += 1 }
  }

  private mutating func add(_ text: String, _ path: FNV1a, to features: inout SearchFeatures) {
    add(.text, TextCells.cells(of: text).rawValue, path, to: &features)
    if isOutput { add(.pattern, Self.pattern(of: text), path, to: &features) }
    if let moment, let date = Date(iso8601: text) {
      add(.distance, Self.distance(date.timeIntervalSince(moment)), path, to: &features)
    }
  }

  private mutating func add(
    number text: String,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    let number = Double(text) ?? .infinity
    let shape = UInt64(text.utf8.count) << 2
    let isWhole: UInt64 = number == number.rounded() ? 2 : 0
    add(.number, shape | isWhole | (number < 0 ? 1 : 0), path, to: &features)
    if number.magnitude < 2 { add(.smallNumber, FNV1a.hash(text.utf8), path, to: &features) }
    if let moment, 9e8...4.2e9 ~= number {
      let seconds = number - moment.timeIntervalSince1970
      add(.distance, Self.distance(seconds), path, to: &features)
    }
  }

  private mutating func add(
    _ sort: Sort,
    _ value: UInt64,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    if features.insert(Self.feature(sort, value, path)) { newCount += 1 }
  }

  private static func feature(_ sort: Sort, _ value: UInt64, _ path: FNV1a) -> UInt64 {
    var hash = path
    hash.add(UInt64(sort.rawValue) << 56 ^ value)
    return hash.value
  }

  /// Returns the hash of the start of a text, with each run of digits replaced by its length, and letters of ASCII by
  /// one of them.
  private static func pattern(of text: String) -> UInt64 {
    var hash = FNV1a()
    var digits = 0
    for scalar in text.unicodeScalars.prefix(48) {
      if "0"..."9" ~= scalar {
        digits += 1
        continue
      }
      if digits > 0 { hash.add(UInt64(digits) << 32) }
      digits = 0
      let isLetter = "a"..."z" ~= scalar || "A"..."Z" ~= scalar
      hash.add(UInt64(isLetter ? UInt32(UInt8(ascii: "a")) : scalar.value))
    }
    if digits > 0 { hash.add(UInt64(digits) << 32) }
    return hash.mixed
  }

  /// Returns the order of magnitude of a time, with its sign.
  private static func distance(_ seconds: Double) -> UInt64 {
    let steps: [Double] = [1, 60, 3_600, 86_400, 2 * 86_400, 7 * 86_400, 30 * 86_400, 365 * 86_400]
    let step = UInt64(steps.firstIndex { seconds.magnitude < $0 } ?? steps.count)
    return seconds < 0 && step > 0 ? 1 << 32 | step : step
  }
}

extension FNV1a {
  /// Returns the hash of a path that is one member longer.
  fileprivate func appending(_ name: String) -> FNV1a {
    var hash = self
    hash.add(name)
    hash.add(byte: 0)
    return hash
  }

  /// The hash of the path of a list's elements.
  fileprivate var ofElements: FNV1a {
    var hash = self
    hash.add(byte: 2)
    return hash
  }
}
