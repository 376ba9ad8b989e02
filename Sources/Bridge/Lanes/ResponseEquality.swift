/// A namespace for finding the `==` operator of a response type at run time.
enum ResponseEquality<Response> {
  /// A function that returns whether two responses are equal; `nil` if their type is not
  /// `Equatable`.
  static var areEqual: ((Response, Response) -> Bool)? {
    guard let type = Response.self as? any Equatable.Type else { return nil }
    return areEqual(of: type)
  }

  private static func areEqual<Value: Equatable>(
    of type: Value.Type
  ) -> ((Response, Response) -> Bool)? {
    let areEqual: (Value, Value) -> Bool = { $0 == $1 }
    return areEqual as? (Response, Response) -> Bool
  }
}
