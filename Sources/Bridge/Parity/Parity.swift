import ScreenDocument
public import UIStateLayer

/// The comparison of what both sides show.
public enum Parity {
  /// Finds where the view data of both sides differ.
  ///
  /// Equal values cost one `==`. Only values that differ are encoded and walked, to name the places.
  ///
  /// - Parameters:
  ///   - legacy: What the old side shows; `nil` if it shows nothing.
  ///   - state: What the new side shows; `nil` if it shows nothing.
  /// - Returns: The places, in the order of the view data's fields sorted by name; the whole value
  ///   where values differ whose encodings do not.
  public static func differences<Output: ViewData>(
    legacy: Output?,
    state: Output?
  ) -> [ParityDifference] {
    guard legacy != state else { return [] }
    let legacyTree = legacy.flatMap(encoded)
    let stateTree = state.flatMap(encoded)
    var differences: [ParityDifference] = []
    collect(legacyTree, stateTree, at: .root, into: &differences)
    if differences.isEmpty {
      differences = [ParityDifference(path: .root, legacy: legacyTree, state: stateTree)]
    }
    return differences
  }

  private static func encoded(_ output: some ViewData) -> JSONTree? {
    try? JSONTree(encoding: output)
  }

  private static func collect(
    _ legacy: JSONTree?,
    _ state: JSONTree?,
    at path: JSONPointer,
    into differences: inout [ParityDifference]
  ) {
    guard legacy != state else { return }
    switch (legacy, state) {
    case (.object(let old), .object(let new)):
      let oldMembers = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { a, _ in a })
      let newMembers = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { a, _ in a })
      for key in Set(oldMembers.keys).union(newMembers.keys).sorted() {
        collect(oldMembers[key], newMembers[key], at: path.appending(key), into: &differences)
      }
    case (.array(let old), .array(let new)):
      for index in 0..<max(old.count, new.count) {
        collect(
          index < old.count ? old[index] : nil,
          index < new.count ? new[index] : nil,
          at: path.appending(index: index),
          into: &differences
        )
      }
    default:
      differences.append(ParityDifference(path: path, legacy: legacy, state: state))
    }
  }
}
