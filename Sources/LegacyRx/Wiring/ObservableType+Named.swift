extension ObservableType {
  /// Names this sequence in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// The sequence itself does not change, and no operator is added.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> Observable<Element> {
    let sequence = asObservable()
    sequence.recordLabel(name)
    return sequence
  }
}

extension SubjectType {
  /// Names this subject in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// - Returns: This subject.
  public func named(_ name: String) -> Self {
    asObservable().recordLabel(name)
    return self
  }
}

extension PublishRelay {
  /// Names this relay in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// - Returns: This relay.
  public func named(_ name: String) -> PublishRelay<Element> {
    subject.recordLabel(name)
    return self
  }
}

extension BehaviorRelay {
  /// Names this relay in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// - Returns: This relay.
  public func named(_ name: String) -> BehaviorRelay<Element> {
    subject.recordLabel(name)
    return self
  }
}

extension SharedSequence {
  /// Names this sequence in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> SharedSequence<SharingStrategy, Element> {
    asObservable().recordLabel(name)
    return self
  }
}

extension PrimitiveSequence {
  /// Names this sequence in the current thread's wiring recording; a later name replaces an earlier
  /// one; does nothing without a recording, or if the recorder is full.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> PrimitiveSequence<Trait, Element> {
    asObservable().recordLabel(name)
    return self
  }
}

extension Observable {
  /// Records this sequence's name, if the current thread is recorded.
  fileprivate func recordLabel(_ name: String) {
    if anyWiringRecorderExists { WiringRecorder.current?.setLabel(name, of: self) }
  }
}
