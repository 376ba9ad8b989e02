extension Observable {
  /// Subscribes an observer with `connect(_:)`, and records the subscription if the current thread
  /// is recorded.
  @usableFromInline
  final func connectAndRecord(_ observer: AnyObserver<Element>) -> any Disposable {
    guard anyWiringRecorderExists, let context = WiringContext?.current else {
      return connect(observer)
    }
    return context.recorder.connectAndRecord(observer, to: self, for: context.currentNode)
  }

  /// Subscribes an observer with a function in place of `connect(_:)`, and records the subscription
  /// if the current thread is recorded.
  final func connectAndRecord(
    _ observer: AnyObserver<Element>,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    guard anyWiringRecorderExists, let context = WiringContext?.current else {
      return connect(observer)
    }
    return context.recorder.connectAndRecord(
      observer,
      to: self,
      for: context.currentNode,
      connect
    )
  }

  /// Runs a function; if the current thread is recorded, the subscriptions that the function makes
  /// are recorded as made by this sequence.
  final func runAsSubscriber(_ body: () -> Void) {
    guard anyWiringRecorderExists, let context = WiringContext?.current else { return body() }
    context.recorder.run(body, asSubscriber: self)
  }

  /// Subscribes an observer; if the current thread is recorded, also records the observer as a
  /// listener.
  ///
  /// If `allowsSequenceAsSubscriber` is true and the call is made while another sequence is being
  /// subscribed to, that sequence is recorded as the subscriber, and no listener is added. If the
  /// recorder is full, nothing is recorded.
  @usableFromInline
  final func connectAndRecord(
    _ observer: AnyObserver<Element>,
    at site: CallSite,
    allowsSequenceAsSubscriber: Bool = false
  ) -> any Disposable {
    guard anyWiringRecorderExists, let context = WiringContext?.current else {
      return connect(observer)
    }
    let recorder = context.recorder
    guard !recorder.isFull else { return connect(observer) }
    if allowsSequenceAsSubscriber, !context.isDeliveringEvent, let sequence = context.currentNode {
      return recorder.connectAndRecord(observer, to: self, for: sequence)
    }
    return recorder.connectAndRecordListener(observer, to: self, at: site)
  }

  /// Records this emitter and where it was created, if the current thread is recorded.
  @usableFromInline
  final func recordCreation(at site: CallSite) {
    if anyWiringRecorderExists { WiringRecorder.current?.recordEmitter(self, at: site) }
  }
}

extension Observable: WiringObject {}
