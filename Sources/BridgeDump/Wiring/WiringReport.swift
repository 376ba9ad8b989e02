public import LegacyRx
import ScreenDocument
public import ScreenDump
import TopScreen

/// A recorded graph of pipelines, to be written in every format.
///
/// A team's own pipelines are reported in the same way:
///
/// ```swift
/// let recorder = WiringRecorder()
/// let screen = recorder.record { SearchScreen() }
/// let report = WiringReport(recorder.graph, name: "search")
/// print(report.text(TextStyle()))
/// ```
public struct WiringReport: DumpReport {
  /// What the pipelines belong to.
  public let name: String
  /// Who emits and who listens.
  public let graph: WiringGraph
  /// What is worth a look.
  public let findings: [WiringFinding]
  /// What was wrong with the screen and its flags.
  public let diagnostics: [SourcedDiagnostic]

  /// Who shows each content, in the screen's order.
  let contents: [Content]
  /// What is at work as one kind after another is moved.
  let steps: [Step]

  /// Creates a report of pipelines that belong to no screen of the bridge.
  ///
  /// - Parameters:
  ///   - graph: Who emits and who listens.
  ///   - name: What the pipelines belong to.
  ///   - outliving: The findings of a graph asked for after everything was let go.
  public init(_ graph: WiringGraph, name: String, outliving: [WiringFinding] = []) {
    self.init(graph, name: name, contents: [], outliving: outliving, steps: [], diagnostics: [])
  }

  init(
    _ graph: WiringGraph,
    name: String,
    contents: [Content],
    outliving: [WiringFinding],
    steps: [Step],
    diagnostics: [SourcedDiagnostic]
  ) {
    self.name = name
    self.graph = graph
    self.contents = contents
    findings = graph.findings() + outliving
    self.steps = steps
    self.diagnostics = diagnostics
  }

  /// `true`: the format has a place for them.
  public var jsonHoldsDiagnostics: Bool { true }

  /// `true` where handlers listen to one another undeclared.
  public var showsDifference: Bool { diagnostics.contains(where: \.isUndeclaredFeed) }

  /// The groups in which nodes were recorded: contents in the screen's order, then others by name;
  /// `nil`, if there, first.
  var groups: [String?] {
    let known = Set(graph.nodes.map(\.group))
    let ids = contents.map(\.id.rawValue)
    let others = known.compactMap(\.self).filter { !ids.contains($0) }.sorted()
    return (known.contains(nil) ? [nil] : []) + ids.filter(known.contains) + others
  }
}

extension WiringReport {
  /// A content of the screen, and who shows it.
  struct Content {
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

  /// What is at work once a kind has moved, in addition to those of the steps before.
  struct Step {
    let completed: ContentKind?
    let nodes: Int
    let listeners: Int
    let ways: Int

    init(completing kind: ContentKind?, _ graph: WiringGraph) {
      completed = kind
      nodes = graph.nodes.count(where: \.isAlive)
      listeners = graph.nodes.count { $0.isAlive && $0.role == .listener }
      ways = graph.edges.count { $0.active > 0 }
    }
  }
}
