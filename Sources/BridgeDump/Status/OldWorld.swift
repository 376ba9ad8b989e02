import Bridge
import LegacyRx
import Parity
import ScreenDocument

/// The active legacy pipelines, now and as kinds move to `complete`.
struct OldWorld {
  /// The counts after one more kind has moved.
  struct Step: Hashable {
    /// The kind; `nil` for the start, with every kind on `off`.
    let completed: ContentKind?
    let counts: Counts
    /// Whether the kinds on `complete` now are exactly those up to this step.
    let isHere: Bool
  }

  /// The numbers of active nodes and listeners.
  struct Counts: Hashable {
    var nodes = 0
    var listeners = 0
    var files: Set<String> = []

    mutating func add(_ graph: WiringGraph) {
      for node in graph.nodes where node.isAlive {
        nodes += 1
        if node.role == .listener { listeners += 1 }
        if let file = node.oldFile { files.insert(file) }
      }
    }
  }

  /// The counts at the present stages.
  let now: Counts
  /// The counts after each further kind has moved to `complete`; the kinds that are on `complete` now come first.
  let steps: [Step]
  /// The legacy code of each kind on the screens.
  let code: [ContentKind: OldCode]
  /// The nodes of each kind with every kind on `off`.
  let nodes: [ContentKind: [WiringNode]]

  /// The counts with every kind on `off`.
  var start: Counts { steps.first?.counts ?? Counts() }
}

extension WiringNode {
  /// The name of the source file that creates the node; `nil` for a file of the bridge.
  var oldFile: String? {
    guard let parts = place?.fileID.split(separator: "/"), let file = parts.last, parts.count > 1,
      !Self.ownModules.contains(String(parts[0]))
    else { return nil }
    return String(file)
  }

  private static let ownModules: Set<String> = ["Bridge", "BridgeDump", "LegacyRx"]
}
