extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops every element equal to the one emitted before it.
  ///
  /// - Returns: A shared sequence that never emits two equal elements back to back.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType {
  /// Drops every element whose key equals that of the one emitted before it.
  ///
  /// - Parameter keySelector: Creates an element's key.
  /// - Returns: A shared sequence that never emits two elements of one key back to back.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: { $0 == $1 }))
  }

  /// Drops every element equivalent to the one emitted before it.
  ///
  /// - Parameter comparer: Decides whether two elements count as the same.
  /// - Returns: A shared sequence that never emits two equivalent elements back to back.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged({ $0 }, comparer: comparer))
  }

  /// Drops every element whose key is equivalent to that of the one emitted before it.
  ///
  /// - Parameters:
  ///   - keySelector: Creates an element's key.
  ///   - comparer: Decides whether two keys count as the same.
  /// - Returns: A shared sequence that never emits two elements of equivalent keys back to back.
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping (Element) -> K,
    comparer: @escaping (K, K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}
