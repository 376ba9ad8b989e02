extension Observable {
  /// Subscribes an observer with `connect(_:)`, and records the subscription if the current thread records.
  @usableFromInline
  final func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    guard isWiringRecorded, let context = WiringContext?.current else {
      return connect(observer)
    }
    return context.recorder.attach(observer, to: self, for: context.node)
  }

  /// Subscribes an observer by a function, and records the subscription if the current thread records.
  final func attach(
    _ observer: AnyObserver<Element>,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    guard isWiringRecorded, let context = WiringContext?.current else { return connect(observer) }
    return context.recorder.attach(observer, to: self, for: context.node, connect)
  }

  /// Runs a function; if the current thread records, its subscriptions are recorded as those of this sequence.
  final func perform(_ body: () -> Void) {
    guard isWiringRecorded, let context = WiringContext?.current else { return body() }
    context.recorder.perform(body, as: self)
  }

  /// Subscribes an observer as a listener of the recording.
  ///
  /// With `mayBeLink`, an observer that a sequence passes on while it is being subscribed to is recorded as that
  /// sequence, not as a listener.
  @usableFromInline
  final func attach(
    _ observer: AnyObserver<Element>,
    at site: CallSite,
    mayBeLink: Bool = false
  ) -> any Disposable {
    guard isWiringRecorded, let context = WiringContext?.current else {
      return connect(observer)
    }
    let recorder = context.recorder
    guard !recorder.isFull else { return connect(observer) }
    let sequence = mayBeLink && !context.isDelivering ? context.node : nil
    return recorder.attach(observer, to: self, for: sequence ?? recorder.addListener(at: site))
  }

  /// Records this emitter and where it was created, if the current thread records.
  @usableFromInline
  final func recordCreation(at site: CallSite) {
    if isWiringRecorded { WiringRecorder.current?.recordEmitter(self, at: site) }
  }
}

extension Observable: WiringObject {}
