import Synchronization

/// Records the emitters, operators and listeners of the pipelines that are created in its scope.
///
/// ```swift
/// let recorder = WiringRecorder()
/// recorder.record { screen.start() }
/// for edge in recorder.graph.edges { … }
/// ```
///
/// A recording follows the thread that runs `record(_:)`, and the pipelines that were created there, on
/// any thread and after the scope has ended: subscriptions made by a recorded event are recorded too.
/// Subjects made before have no place, and subscriptions made before are not seen.
///
/// Recording changes neither what is delivered nor when, and retains no object it records. While no
/// recorder exists, it costs one test of a flag for each subscription, and nothing for each event.
///
/// Safe to use from any thread.
public final class WiringRecorder: @unchecked Sendable {
  private let lock = Lock()
  // Guarded by the lock.
  private var nodes: [WiringNodeRecord] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var edges: [WiringEdgeRecord] = []
  private var edgeIndices: [WiringEdgeRecord.Key: Int] = [:]
  private var sendings: Set<WiringSending> = []

  private let maximumNodes: Int

  /// Creates a recorder, which has recorded nothing.
  ///
  /// - Parameter maximumNodes: The number of nodes after which subscriptions are no longer recorded, for a
  ///   recorder that lives as long as an app.
  public init(maximumNodes: Int = .max) {
    self.maximumNodes = maximumNodes
    recorders.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    recorders.wrappingSubtract(1, ordering: .relaxed)
  }

  /// Runs a body and records the pipelines it makes.
  ///
  /// A recording inside another's scope replaces the outer recording until its own scope ends.
  ///
  /// - Parameter body: Creates the pipelines.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WiringContext(self, node: nil, group: nil, isDelivering: false).run(body)
  }

  /// Runs a body whose pipelines, and those that they create later, form a group in a recording.
  ///
  /// ```swift
  /// let handler = WiringRecorder.inGroup("coupons") { LegacyCouponsHandler(environment) }
  /// ```
  ///
  /// Without a recorder the body runs and nothing else happens. A group inside another's replaces it
  /// until its body ends.
  ///
  /// - Parameters:
  ///   - name: The purpose of the pipelines: a content, a screen, a feature.
  ///   - body: Creates the pipelines.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public static func inGroup<Result>(
    _ name: String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let group = WiringGroup(name) else { return try body() }
    return try group.make(body)
  }

  /// The graph recorded so far.
  ///
  /// - Complexity: O(nodes + edges).
  public var graph: WiringGraph {
    let (nodes, edges, sendings) = lock.withLock {
      (self.nodes, self.edges.map { $0.edge }, self.sendings)
    }
    var hasSource = Array(repeating: false, count: nodes.count)
    var isActive = hasSource
    for edge in edges where edge.kind == .subscription {
      hasSource[edge.target] = true
      if edge.active > 0 { isActive[edge.target] = true }
    }
    return WiringGraph(
      nodes: nodes.enumerated().map { id, node in
        let role = node.role ?? (hasSource[id] ? .operator : .emitter)
        return WiringNode(
          id: id,
          role: role,
          name: node.name,
          label: node.label,
          place: node.place,
          group: node.group,
          isAlive: role == .listener ? isActive[id] : node.object != nil
        )
      },
      edges: edges,
      sendings: sendings
    )
  }
}

extension WiringRecorder {
  /// The recorder of what the current thread does.
  static var current: WiringRecorder? { WiringContext?.current?.recorder }

  /// Records an emitter and where it was made.
  func made(_ object: some WiringObject, at site: CallSite) {
    let node = WiringNodeRecord(
      object: object,
      role: .emitter,
      name: OperatorName(site.name).base,
      place: site.place,
      group: WiringContext?.current?.group
    )
    lock.withLock { if nodes.count < maximumNodes { _ = add(node, for: object) } }
  }

  /// Notes pipelines that the recording cannot see; the node lives as long as the object.
  func opaque(_ object: AnyObject, name: String, label: String, group: String) {
    let node = WiringNodeRecord(
      object: object,
      role: .opaque,
      name: name,
      label: label,
      place: nil,
      group: group
    )
    lock.withLock { if nodes.count < maximumNodes { _ = add(node, for: object) } }
  }

  /// Whether the recorder has as many nodes as it may have.
  var isFull: Bool { lock.withLock { nodes.count >= maximumNodes } }

  /// Records that code of a group sends events to an emitter.
  func sent(_ emitter: Int, by group: String) {
    lock.withLock {
      guard sendings.count < maximumNodes else { return }
      sendings.insert(WiringSending(group: group, emitter: emitter))
    }
  }

  /// Records the name of an observable.
  func name(_ object: some WiringObject, _ label: String) {
    guard !isFull else { return }
    lock.withLock { nodes[number(of: object)].label = label }
  }

  /// Records a listener; returns its number.
  func listener(_ site: CallSite) -> Int {
    let node = WiringNodeRecord(
      role: .listener,
      name: OperatorName(site.name).base,
      place: site.place,
      group: WiringContext?.current?.group
    )
    return lock.withLock {
      nodes.append(node)
      return nodes.count - 1
    }
  }

  /// Connects an observer through a tap, as part of what the current thread does.
  func attach<Element>(
    _ observer: AnyObserver<Element>,
    to source: Observable<Element>,
    for receiver: Int?
  ) -> any Disposable {
    attach(observer, to: source, for: receiver) { source.connect($0) }
  }

  /// Connects an observer through a tap by a function, as part of what the current thread does.
  func attach<Element>(
    _ observer: AnyObserver<Element>,
    to source: Observable<Element>,
    for receiver: Int?,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    guard !isFull else { return connect(observer) }
    let (number, edge) = lock.withLock {
      let number = self.number(of: source)
      let edge = receiver.map {
        self.edge(WiringEdgeRecord.Key(source: number, target: $0, kind: .subscription))
      }
      return (number, edge)
    }
    let group = WiringContext?.current?.group
    let context = WiringContext(self, node: number, group: group, isDelivering: false)
    guard let edge else { return context.run { connect(observer) } }
    let tap = WiringTap(observer, self, edge)
    return WiringLink(edge, context.run { connect(AnyObserver(tap) { $0.on($1) }) })
  }

  /// Runs a body as the work of an object.
  func perform(_ body: () -> Void, as object: some WiringObject) {
    let number = lock.withLock { self.number(of: object) }
    let group = WiringContext?.current?.group
    WiringContext(self, node: number, group: group, isDelivering: false).run(body)
  }

  /// Counts an event that one node sent because another received one.
  func caused(_ source: Int, by cause: Int) {
    let edge = lock.withLock {
      self.edge(WiringEdgeRecord.Key(source: cause, target: source, kind: .cause))
    }
    edge.events.wrappingAdd(1, ordering: .relaxed)
  }

  // The three below are for inside the lock.

  private func number(of object: some WiringObject) -> Int {
    if let known = numbers[ObjectIdentifier(object)], nodes[known].object != nil { return known }
    return add(
      WiringNodeRecord(
        object: object,
        role: object.wiringRole,
        name: object.wiringName,
        place: nil,
        group: WiringContext?.current?.group
      ),
      for: object
    )
  }

  private func add(_ node: WiringNodeRecord, for object: AnyObject) -> Int {
    nodes.append(node)
    numbers[ObjectIdentifier(object)] = nodes.count - 1
    return nodes.count - 1
  }

  private func edge(_ key: WiringEdgeRecord.Key) -> WiringEdgeRecord {
    if let known = edgeIndices[key] { return edges[known] }
    let edge = WiringEdgeRecord(key)
    edgeIndices[key] = edges.count
    edges.append(edge)
    return edge
  }
}

/// The number of recorders that exist; nothing is recorded while it is 0.
private let recorders = Atomic<Int>(0)

/// Whether any recorder exists.
@usableFromInline
var isWiringRecorded: Bool { recorders.load(ordering: .relaxed) != 0 }
