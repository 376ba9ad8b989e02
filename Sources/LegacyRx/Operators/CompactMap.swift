extension ObservableType {
  /// Transforms every element and drops those that become `nil`.
  ///
  /// ```
  /// source                ──"1"──"a"──"3"──┤
  /// compactMap(Int.init)  ───1─────────3───┤
  /// ```
  ///
  /// - Parameter transform: The function; a failure it throws ends the sequence.
  /// - Returns: An observable of the transformed elements.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    @inline(__always)
    func sendUnlessNil(to receiver: AnyObject, _ event: Event<Element>) {
      let sink = Sink<Result>.uncheckedCast(receiver)
      guard case .next(let element) = event else { return sink.convertAndFinish(event) }
      do {
        if let result = try transform(element) { sink.send(result) }
      } catch {
        sink.fail(error)
      }
    }
    return applyingStatelessOperator(sendUnlessNil)
  }
}
