extension ObservableType {
  /// Transforms every element.
  ///
  /// ```
  /// source        ──1──2──3──┤
  /// map { $0*10 } ─10─20─30──┤
  /// ```
  ///
  /// - Parameter transform: The function; a failure it throws ends the sequence.
  /// - Returns: An observable of the transformed elements.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    @inline(__always)
    func sendMapped(to receiver: AnyObject, _ event: Event<Element>) {
      let sink = Sink<Result>.uncheckedCast(receiver)
      guard case .next(let element) = event else { return sink.convertAndFinish(event) }
      do { sink.send(try transform(element)) } catch { sink.fail(error) }
    }
    return applyingStatelessOperator(sendMapped)
  }
}
