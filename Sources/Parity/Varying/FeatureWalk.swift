import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// A walk through a JSON value that adds the features of all values in it to those of a search.
struct FeatureWalk {
  private static let maximumDepth = 32
  /// The maximum number of values in the tree that a walk reads; the others add no features.
  private static let maximumValues = 8_192
  /// The greatest number of elements that are compared each with each, which takes quadratic time.
  ///
  /// If one of two lists has more elements, each element is compared only with that of the same
  /// index in the other list. If more elements of a list are new or changed, equal elements of that
  /// list are found by a set.
  private static let maximumComparedElements = 32

  /// What a feature says about a value; the raw value is a part of the feature's hash.
  private enum FeatureType: UInt8 {
    case memberNames, elementCount, equalElements, textCoverageCells, textPattern, timeDistance
    case numberShape, smallNumber, bool, null
  }

  let isOutput: Bool
  let moment: Date?
  private(set) var newFeatureCount = 0
  private var valueCount = 0

  init(isOutput: Bool, moment: Date?) {
    self.isOutput = isOutput
    self.moment = moment
  }

  /// Adds the features of a value and of the values in it.
  ///
  /// A value that equals the value at the same place of `base` adds nothing. If `base` is `nil`,
  /// all values add their features.
  mutating func addFeatures(
    of tree: JSONTree,
    differingFrom base: JSONTree?,
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    if tree != base {
      addFeatures(ofNewValue: tree, differingFrom: base, path, depth: depth, to: &features)
    }
  }

  /// Adds the features of a value that does not equal its base; does nothing below 32 levels, and
  /// after 8,192 values of the walk.
  private mutating func addFeatures(
    ofNewValue tree: JSONTree,
    differingFrom base: JSONTree?,
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    guard depth < Self.maximumDepth, valueCount < Self.maximumValues else { return }
    valueCount += 1
    switch (tree, base) {
    case (.object(let members), .object(let others)?) where members.hasSameNamesInOrder(as: others):
      for index in members.indices where members[index].value != others[index].value {
        let path = path.appendingMember(members[index].key)
        let (value, known) = (members[index].value, others[index].value)
        addFeatures(ofNewValue: value, differingFrom: known, path, depth: depth + 1, to: &features)
      }
    case (.object(let members), _):
      let known = base?.valuesByNameIfMany
      for member in members {
        let path = path.appendingMember(member.key)
        addFeatures(
          of: member.value,
          differingFrom: known == nil ? base?[member.key] : known?[member.key],
          path,
          depth: depth + 1,
          to: &features
        )
      }
      var names = path
      for name in members.map(\.key).sorted() { names = names.appendingMember(name) }
      addFeature(.memberNames, 0, names, to: &features)
    case (.array(let elements), .array(let others)?) where !others.isEmpty:
      addFeatures(ofList: elements, differingFrom: others, path, depth: depth, to: &features)
    case (.array(let elements), _):
      let path = path.appendingElement
      for element in elements {
        addFeatures(of: element, differingFrom: nil, path, depth: depth + 1, to: &features)
      }
      addElementCountFeature(of: elements, path, to: &features)
      addEqualElementsFeature(of: elements, at: elements.indices, path, to: &features)
    case (.string(let text), _): addTextFeatures(of: text, path, to: &features)
    case (.number(let text), _): addNumberFeatures(of: text, path, to: &features)
    case (.bool(let bool), _): addFeature(.bool, bool ? 1 : 0, path, to: &features)
    case (.null, _): addFeature(.null, 0, path, to: &features)
    }
  }

  /// Adds the features of a list that differs from another list.
  ///
  /// It leaves out each element that equals the other list's element at the same index. If both
  /// lists have at most 32 elements, it also leaves out each element that equals any element of the
  /// other list. Of every other element, it reads only what differs from the other list's element
  /// at the same index. If the other list is shorter, its elements are used again from the first
  /// one on.
  private mutating func addFeatures(
    ofList elements: [JSONTree],
    differingFrom others: [JSONTree],
    _ path: FNV1a,
    depth: Int,
    to features: inout SearchFeatures
  ) {
    let path = path.appendingElement
    let searches =
      elements.count <= Self.maximumComparedElements && others.count <= Self.maximumComparedElements
    var changed: [Int] = []
    for index in elements.indices {
      let place = index < others.count ? index : index % others.count
      guard elements[index] != others[place] else { continue }
      changed.append(index)
      let (element, other) = (elements[index], others[place])
      guard !(searches && others.contains(element)) else { continue }
      addFeatures(ofNewValue: element, differingFrom: other, path, depth: depth + 1, to: &features)
    }
    if elements.count != others.count { addElementCountFeature(of: elements, path, to: &features) }
    let isLonger = elements.count > others.count
    addEqualElementsFeature(
      of: elements,
      at: isLonger ? Array(elements.indices) : changed,
      path,
      to: &features
    )
  }

  private mutating func addElementCountFeature(
    of elements: [JSONTree],
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    addFeature(.elementCount, UInt64(min(elements.count, 24)), path, to: &features)
  }

  /// Adds one feature if an element at one of the indices equals another element of the list.
  private mutating func addEqualElementsFeature(
    of elements: [JSONTree],
    at indices: some Collection<Int>,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    let feature = Self.featureHash(.equalElements, 0, path)
    guard !features.hashes.contains(feature) else { return }
    let isEqual =
      indices.count > Self.maximumComparedElements
      ? Set(elements).count < elements.count
      : indices.contains { index in
        elements.indices.contains { $0 != index && elements[$0] == elements[index] }
      }
    if isEqual, features.insert(feature) { newFeatureCount += 1 }
  }

  private mutating func addTextFeatures(
    of text: String,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    addFeature(.textCoverageCells, TextCells.cells(of: text).rawValue, path, to: &features)
    if isOutput { addFeature(.textPattern, Self.patternHash(of: text), path, to: &features) }
    if let moment, let date = Date(iso8601: text) {
      addFeature(
        .timeDistance,
        Self.magnitudeClass(ofSeconds: date.timeIntervalSince(moment)),
        path,
        to: &features
      )
    }
  }

  private mutating func addNumberFeatures(
    of text: String,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    let number = Double(text) ?? .infinity
    let shape = UInt64(text.utf8.count) << 2
    let isWhole: UInt64 = number == number.rounded() ? 2 : 0
    addFeature(.numberShape, shape | isWhole | (number < 0 ? 1 : 0), path, to: &features)
    if number.magnitude < 2 { addFeature(.smallNumber, FNV1a.hash(text.utf8), path, to: &features) }
    if let moment, 9e8...4.2e9 ~= number {
      let seconds = number - moment.timeIntervalSince1970
      addFeature(.timeDistance, Self.magnitudeClass(ofSeconds: seconds), path, to: &features)
    }
  }

  private mutating func addFeature(
    _ type: FeatureType,
    _ value: UInt64,
    _ path: FNV1a,
    to features: inout SearchFeatures
  ) {
    if features.insert(Self.featureHash(type, value, path)) { newFeatureCount += 1 }
  }

  private static func featureHash(_ type: FeatureType, _ value: UInt64, _ path: FNV1a) -> UInt64 {
    var hash = path
    hash.add(UInt64(type.rawValue) << 56 ^ value)
    return hash.value
  }

  /// Returns the hash of the pattern of a text's first 48 scalars.
  ///
  /// In the pattern, each run of digits is replaced by its length, and each ASCII letter by "a".
  private static func patternHash(of text: String) -> UInt64 {
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
    return hash.mixedValue
  }

  /// Returns a number for the size of a time difference: less than a second, a minute, an hour, a
  /// day, and so on, up to less than 365 days, or more.
  ///
  /// From one second on, past and future have different numbers.
  private static func magnitudeClass(ofSeconds seconds: Double) -> UInt64 {
    let steps: [Double] = [1, 60, 3_600, 86_400, 2 * 86_400, 7 * 86_400, 30 * 86_400, 365 * 86_400]
    let step = UInt64(steps.firstIndex { seconds.magnitude < $0 } ?? steps.count)
    return seconds < 0 && step > 0 ? 1 << 32 | step : step
  }
}

extension JSONTree {
  /// The values of an object's members by their names; `nil` if it has so few members that a search
  /// through them is faster, and for any other value.
  fileprivate var valuesByNameIfMany: [String: JSONTree]? {
    guard case .object(let members) = self, members.count > 32 else { return nil }
    return members.firstValuesByName
  }
}

extension FNV1a {
  /// Returns the hash of the path of the member with a name; `self` is the hash of the path of its
  /// object.
  fileprivate func appendingMember(_ name: String) -> FNV1a {
    var hash = self
    hash.add(name)
    hash.add(byte: 0)
    return hash
  }

  /// The hash of the path of all elements of a list; `self` is the hash of the path of the list.
  fileprivate var appendingElement: FNV1a {
    var hash = self
    hash.add(byte: 2)
    return hash
  }
}
