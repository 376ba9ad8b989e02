import Bridge
import LegacyRx
import Parity
import ScreenDocument

/// What is left of the legacy side: the active pipelines, now and as kinds move to `complete`, and
/// the code.
struct RemainingLegacySide {
  /// The counts after one more kind has moved to `complete`, or at the start.
  struct CountsAfterKindMove: Hashable {
    /// The kind that moves to `complete` in this step; `nil` for the start, with every kind on
    /// `off`.
    let kindMovedToComplete: ContentKind?
    let counts: Counts
    /// Whether, of the kinds with both sides, those of this step and of all earlier steps are on
    /// `complete` now, and no others.
    let matchesPresentStages: Bool
  }

  /// The numbers of active nodes and listeners, and the names of the app's source files that create
  /// active nodes.
  struct Counts: Hashable {
    var activeNodeCount = 0
    var activeListenerCount = 0
    var files: Set<String> = []

    mutating func add(_ graph: WiringGraph) {
      for node in graph.nodes where node.isAlive {
        activeNodeCount += 1
        if node.role == .listener { activeListenerCount += 1 }
        if let file = node.appFileName { files.insert(file) }
      }
    }
  }

  /// The counts at the present stages.
  let presentCounts: Counts
  /// The start, then a step for each kind of the screens that has both sides; the kinds that are on
  /// `complete` at present move first.
  ///
  /// In a step, the kinds of all earlier steps stay on `complete`.
  let countsAfterKindMoves: [CountsAfterKindMove]
  /// The legacy code of each kind on the screens.
  let legacyCodeByKind: [ContentKind: LegacyCodeOfKind]
  /// The nodes of each kind's pipelines, recorded with every kind on `off`.
  let nodesByKindWithEveryKindOff: [ContentKind: [WiringNode]]

  /// The counts with every kind on `off`.
  var countsWithEveryKindOff: Counts { countsAfterKindMoves.first?.counts ?? Counts() }
}

extension WiringNode {
  /// The name of the app's source file that creates the node; `nil` if the file is unknown or is
  /// one of Bridge, BridgeDump or LegacyRx.
  var appFileName: String? {
    guard let parts = place?.fileID.split(separator: "/"), let file = parts.last, parts.count > 1,
      !Self.bridgeModules.contains(String(parts[0]))
    else { return nil }
    return String(file)
  }

  private static let bridgeModules: Set<String> = ["Bridge", "BridgeDump", "LegacyRx"]
}
