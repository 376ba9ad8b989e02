extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops every element that equals the last emitted element.
  ///
  /// - Returns: A shared sequence that never emits two equal elements one after the other.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType {
  /// Drops every element whose key equals that of the last emitted element.
  ///
  /// - Parameter keySelector: Creates an element's key.
  /// - Returns: A shared sequence that never emits two elements of one key one after the other.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: { $0 == $1 }))
  }

  /// Drops every element that is equivalent to the last emitted element.
  ///
  /// - Parameter comparer: Decides whether the last emitted element and a new one count as the
  ///   same.
  /// - Returns: A shared sequence that never emits two equivalent elements one after the other.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged({ $0 }, comparer: comparer))
  }

  /// Drops every element whose key is equivalent to that of the last emitted element.
  ///
  /// - Parameters:
  ///   - keySelector: Creates an element's key.
  ///   - comparer: Decides whether the last emitted key and a new one count as the same.
  /// - Returns: A shared sequence that never emits two elements of equivalent keys one after the
  ///   other.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K,
    comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}
