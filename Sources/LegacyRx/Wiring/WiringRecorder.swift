import Synchronization

/// Records the emitters, operators and listeners of the pipelines that are created in its scope.
///
/// ```swift
/// let recorder = WiringRecorder()
/// recorder.record { screen.start() }
/// for edge in recorder.graph.edges { … }
/// ```
///
/// It records what the thread does during `record(_:)`. Later it records everything that the
/// pipelines created there do, on any thread, also the subscriptions that a recorded event causes.
/// A subject that was created before `record(_:)` is a node without a place if a recorded pipeline
/// uses it. Earlier subscriptions are not recorded.
///
/// Recording changes neither events nor their times, and does not retain the recorded objects.
/// While no recorder exists, each subscription costs one test of a flag, and an event nothing.
///
/// Safe to use from any thread.
public final class WiringRecorder: @unchecked Sendable {
  private let lock = Lock()
  // Guarded by the lock.
  private var nodes: [WiringNodeRecord] = []
  /// The number of each object's node; an entry stays after the object's release.
  private var nodeNumbers: [ObjectIdentifier: Int] = [:]
  private var edges: [WiringEdgeRecord] = []
  private var edgeIndices: [WiringEdgeRecord.Key: Int] = [:]
  private var groupSendingsToEmitters: Set<GroupSendingToEmitter> = []

  private let maximumNodes: Int

  /// Creates a recorder without nodes; recording begins with ``record(_:)``.
  ///
  /// - Parameter maximumNodes: The greatest number of nodes; once it is reached, neither nodes nor
  ///   subscriptions are added. Set it for a recorder that exists as long as the app runs.
  public init(maximumNodes: Int = .max) {
    self.maximumNodes = maximumNodes
    existingWiringRecorderCount.wrappingAdd(1, ordering: .relaxed)
  }

  deinit {
    existingWiringRecorderCount.wrappingSubtract(1, ordering: .relaxed)
  }

  /// Runs a function, and records the pipelines that it creates.
  ///
  /// A recording inside another's scope replaces the outer recording until its own scope ends.
  ///
  /// - Parameter body: Creates the pipelines.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WiringContext(self, currentNode: nil, group: nil, isDeliveringEvent: false).run(body)
  }

  /// Runs a function; in a recording, the pipelines that it creates, and those that they create
  /// later, belong to a group.
  ///
  /// ```swift
  /// let handler = WiringRecorder.inGroup("coupons") { LegacyCouponsHandler(environment) }
  /// ```
  ///
  /// If nothing is recorded, it only runs the function. Inside the function of another group, it
  /// replaces that group until its own function ends.
  ///
  /// - Parameters:
  ///   - name: The name of the group: a content, a screen, a feature.
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
    let (nodes, edges, groupSendingsToEmitters) = lock.withLock {
      (self.nodes, self.edges.map { $0.edge }, self.groupSendingsToEmitters)
    }
    return WiringGraph(nodes, edges, groupSendingsToEmitters)
  }
}

extension WiringRecorder {
  /// The recorder that records the current thread; `nil` if none does.
  static var current: WiringRecorder? { WiringContext?.current?.recorder }

  /// Records an emitter and where it was created.
  func recordEmitter(_ object: some WiringObject, at site: CallSite) {
    let node = WiringNodeRecord(
      object: object,
      fixedRole: .emitter,
      name: OperatorName(site.functionName).functionBaseName,
      place: site.sourceLocation,
      group: WiringContext?.current?.group
    )
    lock.withLock { _ = add(node, for: object) }
  }

  /// Adds a node that represents pipelines that the recording cannot see; it is alive while the
  /// object exists.
  func addOpaqueNode(_ object: AnyObject, name: String, label: String, group: String) {
    let node = WiringNodeRecord(
      object: object,
      fixedRole: .opaque,
      name: name,
      label: label,
      place: nil,
      group: group
    )
    lock.withLock { _ = add(node, for: object) }
  }

  /// Whether the recorder has as many nodes as it may have.
  var isFull: Bool { lock.withLock { nodes.count >= maximumNodes } }

  /// Records that code of a group has sent an event to an emitter; does nothing at `maximumNodes`
  /// such records.
  func recordGroupSending(to emitter: Int, by group: String) {
    lock.withLock {
      guard groupSendingsToEmitters.count < maximumNodes else { return }
      groupSendingsToEmitters.insert(
        GroupSendingToEmitter(senderGroup: group, receivingEmitter: emitter)
      )
    }
  }

  /// Stores the name that `named(_:)` gives to an observable.
  func setLabel(_ label: String, of object: some WiringObject) {
    lock.withLock { if let number = findOrAddNode(of: object) { nodes[number].label = label } }
  }

  /// Subscribes an observer to a source, and records the subscription and its events; if the
  /// recorder is full, only subscribes.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - source: The source.
  ///   - receiver: The number of the node that subscribes; `nil` to record the source as a node,
  ///     but not the subscription.
  /// - Returns: The disposable of the subscription.
  func connectAndRecord<Element>(
    _ observer: AnyObserver<Element>,
    to source: Observable<Element>,
    for receiver: Int?
  ) -> any Disposable {
    connectAndRecord(observer, to: source, for: receiver) { source.connect($0) }
  }

  /// Subscribes an observer to a source with a function, and records the subscription and its
  /// events.
  ///
  /// The function is called in place of the source's `connect(_:)`. If the recorder is full,
  /// nothing is recorded. If `receiver` is `nil`, the source is recorded as a node, but the
  /// subscription is not.
  func connectAndRecord<Element>(
    _ observer: AnyObserver<Element>,
    to source: Observable<Element>,
    for receiver: Int?,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    let subscription: RecordedSourceAndEdge? = lock.withLock {
      nodes.count < maximumNodes ? findOrAddSourceAndEdge(to: source, by: receiver) : nil
    }
    return connectAndRecord(observer, recordedAs: subscription, connect)
  }

  /// Subscribes an observer to a source, and records the observer as a listener, with its
  /// subscription and its events.
  ///
  /// If only one of two new nodes has room, only the source is recorded. If the recorder is full,
  /// nothing is recorded.
  func connectAndRecordListener<Element>(
    _ observer: AnyObserver<Element>,
    to source: Observable<Element>,
    at site: CallSite
  ) -> any Disposable {
    let listener = WiringNodeRecord(
      fixedRole: .listener,
      name: OperatorName(site.functionName).functionBaseName,
      place: site.sourceLocation,
      group: WiringContext?.current?.group
    )
    let subscription: RecordedSourceAndEdge? = lock.withLock {
      guard nodes.count < maximumNodes else { return nil }
      let needed = findNode(of: source) == nil ? 2 : 1
      guard nodes.count <= maximumNodes - needed else {
        return findOrAddSourceAndEdge(to: source, by: nil)
      }
      nodes.append(listener)
      return findOrAddSourceAndEdge(to: source, by: nodes.count - 1)
    }
    return connectAndRecord(observer, recordedAs: subscription) { source.connect($0) }
  }

  /// Subscribes an observer with a function, and records the events of the subscription if it has
  /// an edge.
  private func connectAndRecord<Element>(
    _ observer: AnyObserver<Element>,
    recordedAs subscription: RecordedSourceAndEdge?,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    guard let subscription else { return connect(observer) }
    let context = WiringContext(
      self,
      currentNode: subscription.source,
      group: WiringContext?.current?.group,
      isDeliveringEvent: false
    )
    guard let edge = subscription.edge else { return context.run { connect(observer) } }
    let counter = WiringRecordingObserver(observer, self, edge)
    return RecordedSubscription(edge, context.run { connect(AnyObserver(counter) { $0.on($1) }) })
  }

  /// Runs a function; the subscriptions that the function makes are recorded as made by an object.
  ///
  /// If the recorder is full and does not know the object, it only runs the function.
  func run(_ body: () -> Void, asSubscriber object: some WiringObject) {
    guard let number = lock.withLock({ findOrAddNode(of: object) }) else { return body() }
    let group = WiringContext?.current?.group
    WiringContext(self, currentNode: number, group: group, isDeliveringEvent: false).run(body)
  }

  /// Counts an event that an emitter sent while another node, the receiver, received an event.
  func countCausedEvent(from receiver: Int, to emitter: Int) {
    let edge = lock.withLock {
      findOrAddEdge(WiringEdgeRecord.Key(source: receiver, target: emitter, kind: .cause))
    }
    edge.eventCount.wrappingAdd(1, ordering: .relaxed)
  }

  // The functions below must be called inside the lock.

  /// The number of a subscription's source, and the subscription's edge, which is `nil` without a
  /// receiver.
  private typealias RecordedSourceAndEdge = (source: Int, edge: WiringEdgeRecord?)

  /// Returns the source and the edge of a subscription; adds what is missing.
  ///
  /// Returns `nil` if the source has no node, and the recorder is full.
  private func findOrAddSourceAndEdge(
    to source: some WiringObject,
    by receiver: Int?
  ) -> RecordedSourceAndEdge? {
    guard let number = findOrAddNode(of: source) else { return nil }
    let edge = receiver.map {
      findOrAddEdge(WiringEdgeRecord.Key(source: number, target: $0, kind: .subscription))
    }
    return (number, edge)
  }

  /// Returns the number of an object's node; `nil` if there is none.
  private func findNode(of object: some WiringObject) -> Int? {
    guard let known = nodeNumbers[ObjectIdentifier(object)], nodes[known].object != nil else {
      return nil
    }
    return known
  }

  /// Returns the number of an object's node; adds the node if there is none.
  ///
  /// Returns `nil` if there is none, and the recorder is full.
  private func findOrAddNode(of object: some WiringObject) -> Int? {
    if let known = findNode(of: object) { return known }
    return add(
      WiringNodeRecord(
        object: object,
        fixedRole: nil,
        name: object.wiringName,
        place: nil,
        group: WiringContext?.current?.group
      ),
      for: object
    )
  }

  /// Adds the node of an object, and returns its number; `nil` if the recorder is full.
  private func add(_ node: WiringNodeRecord, for object: AnyObject) -> Int? {
    guard nodes.count < maximumNodes else { return nil }
    nodes.append(node)
    nodeNumbers[ObjectIdentifier(object)] = nodes.count - 1
    return nodes.count - 1
  }

  /// Returns the edge of a key; adds it if there is none.
  private func findOrAddEdge(_ key: WiringEdgeRecord.Key) -> WiringEdgeRecord {
    if let known = edgeIndices[key] { return edges[known] }
    let edge = WiringEdgeRecord(key)
    edgeIndices[key] = edges.count
    edges.append(edge)
    return edge
  }
}

/// The number of recorders that exist; nothing is recorded while it is 0.
private let existingWiringRecorderCount = Atomic<Int>(0)

/// Whether any recorder exists.
@usableFromInline
var anyWiringRecorderExists: Bool { existingWiringRecorderCount.load(ordering: .relaxed) != 0 }
