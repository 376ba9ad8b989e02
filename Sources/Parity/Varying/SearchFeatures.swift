import Basics
import Foundation
import ScreenDocument
import StrictJSON

/// The features of inputs and outputs that a search has reached, as hashes; a feature is, for
/// example, that a path has an empty text.
struct SearchFeatures {
  /// The maximum number of features; further features are not added and do not count as new.
  private static let featureLimit = 1 << 18

  private(set) var hashes: Set<UInt64> = []

  /// Adds features, up to the limit.
  ///
  /// - Returns: The number of added features, which are those that were new.
  mutating func insert(_ features: some Sequence<UInt64>) -> Int {
    features.reduce(0) { new, feature in new + (insert(feature) ? 1 : 0) }
  }

  /// Adds a feature, up to the limit.
  ///
  /// - Returns: Whether it was added: it is new, and the limit was not reached.
  mutating func insert(_ feature: UInt64) -> Bool {
    hashes.count < Self.featureLimit && hashes.insert(feature).inserted
  }

  /// Adds the features of a value and of all values in it, such as their cells.
  ///
  /// Of an output, it also adds the patterns of its texts.
  ///
  /// - Parameters:
  ///   - tree: The value.
  ///   - base: A value whose features were added before, at the same moment; only what differs from
  ///     it is read. `nil` to read the whole value.
  ///   - isOutput: Whether the value is an output.
  ///   - kind: The kind of the value's content.
  ///   - moment: The moment to which dates in the value are compared; `nil` to ignore dates.
  /// - Returns: The number of new features.
  mutating func insert(
    _ tree: JSONTree,
    differingFrom base: JSONTree?,
    isOutput: Bool,
    kind: ContentKind,
    at moment: Date?
  ) -> Int {
    var walk = FeatureWalk(isOutput: isOutput, moment: moment)
    var start = FNV1a()
    start.add(kind.rawValue)
    start.add(byte: isOutput ? 1 : 0)
    walk.addFeatures(of: tree, differingFrom: base, start, depth: 0, to: &self)
    return walk.newFeatureCount
  }

  /// Returns a hash of the sorts of an input's steps in their order: no response, one or several;
  /// an action; a flip with its stage.
  static func featureHash(ofStepsOf input: SearchInput) -> UInt64 {
    var hash = FNV1a()
    for step in input.steps {
      switch step.event {
      case .responses(let responses): hash.add("r\(min(responses.count, 2))")
      case .action: hash.add("a")
      case .flip(let flip): hash.add("f\(flip.stage.rawValue)")
      }
    }
    return hash.value
  }
}
