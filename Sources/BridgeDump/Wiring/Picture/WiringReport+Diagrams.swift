import LegacyRx
import ScreenDocument
import ScreenDump

extension WiringReport {
  /// Returns the overview: a box for each group, and the events that pass between groups, or to or
  /// from nodes without a group.
  ///
  /// Groups with equal pictures share one box.
  func overview(of pictures: [SharedGroupPicture]) -> WiringDiagram {
    var diagram = WiringDiagram(title: "\(name): overview")
    var boxes: [String: WiringDiagram.Box] = [:]
    for picture in pictures {
      guard let first = picture.groups.first else { continue }
      let title = title(of: picture)
      let box = WiringDiagram.Box(key: .group(first), role: nil, lines: [title])
      for group in picture.groups.compactMap(\.self) { boxes[group] = box }
    }
    func box(_ node: WiringNode) -> WiringDiagram.Box {
      if let group = node.group, let box = boxes[group] { return box }
      var box = self.box(node)
      box.nodeIDs = []
      return box
    }
    let connections =
      graph.unbranchedChains.map {
        ($0.nodes[0], $0.nodes[$0.nodes.count - 1], $0.lastSubscription)
      }
      + graph.edges.filter { $0.kind == .cause }
      .map { (graph.nodes[$0.source], graph.nodes[$0.target], $0) }
    for (source, target, edge) in connections
    where source.group != target.group || source.group == nil {
      diagram.connect(diagram.add(box(source)), to: diagram.add(box(target)), by: edge)
    }
    return diagram
  }

  /// The pictures in the order of ``distinctGroups``; groups that look equal share one.
  ///
  /// - Complexity: That of ``diagramOfEachGroup``, and O(n) in its boxes and arrows.
  var pictures: [SharedGroupPicture] {
    var pictures: [SharedGroupPicture] = []
    var indexByDrawingKey: [WiringDiagram.DrawingKey: Int] = [:]
    let contentsByGroup = Dictionary(grouping: contentsAndSides, by: \.id.rawValue)
    for (group, diagram) in diagramOfEachGroup {
      let contents = group.flatMap { contentsByGroup[$0] } ?? []
      let drawingKey = diagram.drawingKey
      if let index = indexByDrawingKey[drawingKey] {
        pictures[index].addEqualLookingGroup(group, diagram, contents: contents)
      } else {
        indexByDrawingKey[drawingKey] = pictures.count
        pictures.append(SharedGroupPicture(group, diagram, contents: contents))
      }
    }
    return pictures
  }

  /// Returns the title of a picture's only group; for several groups, their number and kinds:
  /// `849 × price`.
  func title(of picture: SharedGroupPicture) -> String {
    guard picture.groups.count > 1 else { return picture.diagramOfFirstGroup.title }
    var seen: Set<String> = []
    let kinds = picture.contents.map(\.kind.rawValue).filter { seen.insert($0).inserted }
    let names = kinds.isEmpty ? picture.groups.compactMap(\.self) : kinds
    let more = names.count > 3 ? ", …" : ""
    return "\(picture.groups.count.grouped) × \(names.prefix(3).joined(separator: ", "))\(more)"
  }

  /// The picture of each group, in the order of ``distinctGroups``.
  ///
  /// A picture also shows the nodes of other groups to which nodes of the group listen, and those
  /// at the other end of an edge of kind ``WiringEdge/Kind/cause``. The picture of the nodes
  /// without a group shows only the causes that lead to it.
  ///
  /// - Complexity: O(nodes + edges).
  var diagramOfEachGroup: [(group: String?, diagram: WiringDiagram)] {
    let chains = Dictionary(grouping: graph.unbranchedChains) { $0.nodes[$0.nodes.count - 1].group }
    let causes = causesToDrawByGroup
    let nodes = Dictionary(grouping: graph.nodes, by: \.group)
    return distinctGroups.map { group in
      var diagram = WiringDiagram(title: group ?? "shared by all contents")
      func add(_ node: WiringNode) -> Int {
        var box = self.box(node)
        if node.group != group {
          box.belongsToOtherGroup = true
          box.lines.append("of \(node.group ?? "all")")
        }
        return diagram.add(box)
      }
      for chain in chains[group] ?? [] {
        let first = add(chain.nodes[0])
        let run = chain.nodes.dropFirst().dropLast()
        let last = add(chain.nodes[chain.nodes.count - 1])
        guard let begin = run.first else {
          diagram.connect(first, to: last, by: chain.lastSubscription)
          continue
        }
        let middle = diagram.add(operatorsBox(run, first: begin))
        diagram.connect(first, to: middle, by: chain.firstSubscription)
        diagram.connect(middle, to: last, by: chain.lastSubscription)
      }
      for cause in causes[group] ?? [] {
        let source = add(graph.nodes[cause.source])
        diagram.connect(source, to: add(graph.nodes[cause.target]), by: cause)
      }
      for node in nodes[group] ?? [] where node.role != .operator { _ = add(node) }
      return (group, diagram)
    }
  }

  /// The causes that the picture of each group shows, in the order of the edges.
  private var causesToDrawByGroup: [String?: [WiringEdge]] {
    var causes: [String?: [WiringEdge]] = [:]
    for cause in graph.edges where cause.kind == .cause {
      let (source, target) = (graph.nodes[cause.source].group, graph.nodes[cause.target].group)
      causes[target, default: []].append(cause)
      if source != nil, source != target { causes[source, default: []].append(cause) }
    }
    return causes
  }

  private func box(_ node: WiringNode) -> WiringDiagram.Box {
    let what = node.label == nil ? nil : node.name
    return WiringDiagram.Box(
      key: .node(node.id),
      role: node.role,
      lines: [node.title, what, node.fileAndLine].compactMap(\.self),
      isAlive: isAliveOrHasActiveListeners(node),
      nodeIDs: [node.id]
    )
  }

  private func operatorsBox(_ run: ArraySlice<WiringNode>, first: WiringNode) -> WiringDiagram.Box {
    var lines: [String] = []
    for name in run.map(\.title) {
      if let last = lines.last, last.columns + name.columns < 22 {
        lines[lines.count - 1] = "\(last) · \(name)"
      } else {
        lines.append(name)
      }
    }
    return WiringDiagram.Box(
      key: .operatorChain(firstNode: first.id),
      role: .operator,
      lines: lines,
      isAlive: run.contains(where: isAliveOrHasActiveListeners),
      nodeIDs: run.map(\.id)
    )
  }

  /// Returns whether a node can still pass events on: it is alive or, if it is an operator or
  /// listener, another node is actively subscribed to it.
  private func isAliveOrHasActiveListeners(_ node: WiringNode) -> Bool {
    guard node.role != .emitter, node.role != .opaque else { return node.isAlive }
    return node.isAlive || idsOfNodesWithActiveListeners.contains(node.id)
  }
}
