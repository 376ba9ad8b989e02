import Parity
import StrictJSON

/// The influence of the paths of a kind's responses on what the sides show and on their effects.
struct PathInfluence {
  private let influential: Set<JSONPointer>
  private let withoutInfluence: Set<JSONPointer>

  init(_ dependences: KindDependences) {
    influential = dependences.readPaths
    withoutInfluence = dependences.examinedPaths.subtracting(dependences.untestedPaths)
  }

  /// Returns whether a path influences what is shown; `nil` if that is unknown.
  ///
  /// It is unknown if no response that was changed has the path, or if a side refused each change
  /// of a value there. An object or a list whose parts have the influence counts as one without.
  func isInfluential(_ path: JSONPointer) -> Bool? {
    influential.contains(path) ? true : withoutInfluence.contains(path) ? false : nil
  }
}
