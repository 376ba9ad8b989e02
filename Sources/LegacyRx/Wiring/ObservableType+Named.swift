extension ObservableType {
  /// Names this sequence in a recording of the wiring.
  ///
  /// The sequence itself does not change, and no operator is added. Only a recording in
  /// whose scope this is called learns the name.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> Observable<Element> {
    let sequence = asObservable()
    sequence.labelled(name)
    return sequence
  }
}

extension SubjectType {
  /// Names this subject in a recording of the wiring.
  ///
  /// - Returns: This subject.
  public func named(_ name: String) -> Self {
    asObservable().labelled(name)
    return self
  }
}

extension PublishRelay {
  /// Names this relay in a recording of the wiring.
  ///
  /// - Returns: This relay.
  public func named(_ name: String) -> PublishRelay<Element> {
    subject.labelled(name)
    return self
  }
}

extension BehaviorRelay {
  /// Names this relay in a recording of the wiring.
  ///
  /// - Returns: This relay.
  public func named(_ name: String) -> BehaviorRelay<Element> {
    subject.labelled(name)
    return self
  }
}

extension SharedSequence {
  /// Names this sequence in a recording of the wiring.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> SharedSequence<SharingStrategy, Element> {
    asObservable().labelled(name)
    return self
  }
}

extension PrimitiveSequence {
  /// Names this sequence in a recording of the wiring.
  ///
  /// - Returns: This sequence.
  public func named(_ name: String) -> PrimitiveSequence<Trait, Element> {
    asObservable().labelled(name)
    return self
  }
}

extension Observable {
  /// Reports this sequence's name to the recorder, if one records.
  fileprivate func labelled(_ name: String) {
    if isWiringRecorded { WiringRecorder.current?.name(self, name) }
  }
}
