/// Compares responses of a type that need not be `Equatable`.
struct ResponseEquality<Response> {
  private let compare: ((Response, Response) -> Bool)?

  init() {
    guard let type = Response.self as? any Equatable.Type else {
      compare = nil
      return
    }
    compare = Self.comparison(of: type)
  }

  /// Whether the type is `Equatable`.
  var isKnown: Bool { compare != nil }

  /// Whether two responses are equal; `false` where their type is not `Equatable`.
  func areEqual(_ one: Response, _ other: Response) -> Bool { compare?(one, other) ?? false }

  private static func comparison<Value: Equatable>(
    of type: Value.Type
  ) -> ((Response, Response) -> Bool)? {
    let areEqual: (Value, Value) -> Bool = { $0 == $1 }
    return areEqual as? (Response, Response) -> Bool
  }
}
