extension Observable {
  /// Connects an observer, as part of what the current thread records.
  @usableFromInline
  final func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    guard isWiringRecorded, let context = WiringContext?.current else {
      return connect(observer)
    }
    return context.recorder.attach(observer, to: self, for: context.node)
  }

  /// Connects an observer in a way of its own, as part of what the current thread records.
  final func attach(
    _ observer: AnyObserver<Element>,
    _ connect: (AnyObserver<Element>) -> any Disposable
  ) -> any Disposable {
    guard isWiringRecorded, let context = WiringContext?.current else { return connect(observer) }
    return context.recorder.attach(observer, to: self, for: context.node, connect)
  }

  /// Runs a body; if the current thread records its wiring, the body's events are those of this sequence.
  final func perform(_ body: () -> Void) {
    guard isWiringRecorded, let context = WiringContext?.current else { return body() }
    context.recorder.perform(body, as: self)
  }

  /// Connects the end of a chain; or a link of it, for an observer that a sequence hands on while it is
  /// being subscribed to.
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
    return recorder.attach(observer, to: self, for: sequence ?? recorder.listener(site))
  }

  /// Reports where this emitter was created to the recorder, if one records.
  @usableFromInline
  final func made(at site: CallSite) {
    if isWiringRecorded { WiringRecorder.current?.made(self, at: site) }
  }
}

extension Observable: WiringObject {}
