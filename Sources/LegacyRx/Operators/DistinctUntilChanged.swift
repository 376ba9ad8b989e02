extension ObservableType where Element: Equatable {
  /// Drops every element that equals the last emitted element.
  ///
  /// ```
  /// source  ──1──1──2──2──1──┤
  /// result  ──1─────2─────1──┤
  /// ```
  ///
  /// - Returns: An observable that never emits two equal elements one after the other.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops every element whose key equals that of the last emitted element.
  ///
  /// - Parameter keySelector: Creates an element's key; a failure it throws ends the sequence.
  /// - Returns: An observable that never emits two elements of one key one after the other.
  @inlinable
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops every element that is equivalent to the last emitted element.
  ///
  /// - Parameter comparer: Decides whether the last emitted element and a new one count as the
  ///   same; a failure it throws ends the sequence.
  /// - Returns: An observable that never emits two equivalent elements one after the other.
  @inlinable
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops every element whose key is equivalent to that of the last emitted element.
  ///
  /// The comparison is against the last element *emitted*, not the last one received. Each
  /// subscription starts with no memory.
  ///
  /// - Parameters:
  ///   - keySelector: Creates an element's key; a failure it throws ends the sequence.
  ///   - comparer: Decides whether the last emitted key and a new one count as the same; a failure
  ///     it throws ends the sequence.
  /// - Returns: An observable that never emits two elements of equivalent keys one after the other.
  /// - Complexity: O(1) memory per subscription; one comparison per element.
  @inlinable
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) throws -> K,
    comparer: @escaping (K, K) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in
      source.connectSink(DistinctUntilChangedSink(observer, keySelector, comparer))
    }
  }

  /// Drops every element whose property equals that of the last emitted element.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: An observable that never emits two elements one after the other that agree in the
  ///   property.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }
}

@usableFromInline
final class DistinctUntilChangedSink<Element, Key>: Sink<Element>, ObserverType {
  @usableFromInline let selectKey: (Element) throws -> Key
  @usableFromInline let areEquivalent: (Key, Key) throws -> Bool
  // Read and written in single steps, which caller code never interrupts.
  @exclusivity(unchecked)
  @usableFromInline
  var lastEmittedKey: Key?

  @inlinable
  init(
    _ observer: AnyObserver<Element>,
    _ selectKey: @escaping (Element) throws -> Key,
    _ areEquivalent: @escaping (Key, Key) throws -> Bool
  ) {
    self.selectKey = selectKey
    self.areEquivalent = areEquivalent
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    guard case .next(let element) = event else { return finish(event) }
    do {
      let key = try selectKey(element)
      if let lastEmittedKey, try areEquivalent(lastEmittedKey, key) { return }
      lastEmittedKey = key
      send(element)
    } catch {
      fail(error)
    }
  }
}
