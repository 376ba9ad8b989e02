extension ObservableType {
  /// Keeps the elements that satisfy a predicate.
  ///
  /// ```
  /// source           ──1──2──3──4──┤
  /// filter { even }  ─────2─────4──┤
  /// ```
  ///
  /// - Parameter predicate: The predicate; a failure it throws ends the sequence.
  /// - Returns: An observable of the kept elements.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    @inline(__always)
    func sendIfSatisfied(to receiver: AnyObject, _ event: Event<Element>) {
      let sink = Sink<Element>.uncheckedCast(receiver)
      guard case .next(let element) = event else { return sink.finish(event) }
      do { if try predicate(element) { sink.send(element) } } catch { sink.fail(error) }
    }
    return applyingStatelessOperator(sendIfSatisfied)
  }
}
