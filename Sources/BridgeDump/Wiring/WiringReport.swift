public import LegacyRx
import ScreenDocument
public import ScreenDump
import TopScreen

/// A recorded graph of pipelines, and its findings; it can be written as text, JSON, an HTML page,
/// DOT or Mermaid.
///
/// You can report your own pipelines in the same way:
///
/// ```swift
/// let recorder = WiringRecorder()
/// let screen = recorder.record { SearchScreen() }
/// let report = WiringReport(recorder.graph, name: "search")
/// print(report.text(TextStyle()))
/// ```
public struct WiringReport: DumpReport {
  /// The name of the screen or of the pipelines' owner.
  public let name: String
  /// The recorded emitters, operators and listeners, and the edges between them.
  public let graph: WiringGraph
  /// The suspicious or faulty parts of the graph, and the listeners that outlive their screen.
  public let findings: [WiringFinding]
  /// The faults of the screen and its flags, and the feeds that are not declared; empty for
  /// pipelines that belong to no screen of the bridge.
  public let diagnostics: [SourcedDiagnostic]

  /// The contents and the sides that show them, in the screen's order.
  let contentsAndSides: [ContentAndSide]
  /// The counts of active pipelines with every kind on `off`, then after the move of each kind.
  ///
  /// In each step, one more kind moves to `complete`. The list is empty if the pipelines belong to
  /// no screen.
  let nodeCountsOfMigrationSteps: [NodeCountsAtMigrationStep]
  /// The ids of the nodes to which another node is actively subscribed.
  let idsOfNodesWithActiveListeners: Set<Int>

  /// Creates a report of pipelines that belong to no screen of the bridge.
  ///
  /// - Parameters:
  ///   - graph: The recorded emitters, operators and listeners, and the edges between them.
  ///   - name: The name of the pipelines' owner.
  ///   - outliving: The `listenersOutlivingScreen` of a second graph, recorded after the
  ///     owner was released.
  public init(_ graph: WiringGraph, name: String, outliving: [WiringFinding] = []) {
    self.init(
      graph,
      name: name,
      contentsAndSides: [],
      outliving: outliving,
      nodeCountsOfMigrationSteps: [],
      diagnostics: []
    )
  }

  init(
    _ graph: WiringGraph,
    name: String,
    contentsAndSides: [ContentAndSide],
    outliving: [WiringFinding],
    nodeCountsOfMigrationSteps: [NodeCountsAtMigrationStep],
    diagnostics: [SourcedDiagnostic]
  ) {
    self.name = name
    self.graph = graph
    self.contentsAndSides = contentsAndSides
    findings = graph.findings() + outliving
    idsOfNodesWithActiveListeners = Set(
      graph.edges.lazy.filter { $0.activeSubscriptionCount > 0 }.map(\.source)
    )
    self.nodeCountsOfMigrationSteps = nodeCountsOfMigrationSteps
    self.diagnostics = diagnostics
  }

  /// `true`, because the JSON format has a member for diagnostics.
  public var jsonHoldsDiagnostics: Bool { true }

  /// Whether a handler listens to the handler of another kind without declaring it.
  ///
  /// It is `false` for pipelines that belong to no screen of the bridge.
  public var foundDifference: Bool { diagnostics.contains(where: \.isUndeclaredFeed) }

  /// The groups of the nodes: first `nil` if some nodes have no group, then the ids of contents
  /// with nodes, in the screen's order, then other groups by name.
  var distinctGroups: [String?] {
    let known = Set(graph.nodes.map(\.group))
    let ids = contentsAndSides.map(\.id.rawValue)
    let others = Set(known.compactMap(\.self)).subtracting(ids).sorted()
    return (known.contains(nil) ? [nil] : []) + ids.filter(known.contains) + others
  }
}

extension WiringReport {
  /// A content of the screen, and the side that shows it.
  struct ContentAndSide {
    let id: ContentID
    let kind: ContentKind
    let side: Side
    let stage: String?

    init(_ item: ScreenComposition.Item) {
      id = item.id
      kind = item.kind
      side = item.content.side
      stage = item.content.decision?.stage
    }
  }

  /// The counts of active pipelines after one more kind has moved to `complete`, or at the start.
  struct NodeCountsAtMigrationStep {
    /// The kind that moves to `complete` in this step; `nil` for the start, with every kind on
    /// `off`.
    let kindMovedToComplete: ContentKind?
    let activeNodeCount: Int
    let activeListenerCount: Int
    let activeConnectionCount: Int
    /// Whether, of the kinds with both sides, those of this step and of all earlier steps are on
    /// `complete` now, and no others.
    let isCurrent: Bool

    init(completing kind: ContentKind?, _ graph: WiringGraph, isCurrent: Bool) {
      kindMovedToComplete = kind
      self.isCurrent = isCurrent
      activeNodeCount = graph.nodes.count(where: \.isAlive)
      activeListenerCount = graph.nodes.count { $0.isAlive && $0.role == .listener }
      activeConnectionCount = graph.edges.count { $0.activeSubscriptionCount > 0 }
    }
  }
}
