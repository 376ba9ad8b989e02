public import StrictJSON

/// A condition on a response: one test, or two that hold together.
///
/// A test of the response holds if any value at its path passes it; a test for
/// ``CoverageCell/absent`` holds if any object at the parent of its path lacks the member. Two
/// tests whose paths lie in the same list must hold for one element of it. Other tests have no
/// path: they test the context, such as its time zone, and do not hold if that is unknown.
public struct CauseCondition: Hashable, Sendable {
  /// One or two tests.
  public let tests: [CauseTest]

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - test: The first test.
  ///   - other: The second test, if any.
  public init(_ test: CauseTest, and other: CauseTest? = nil) {
    tests = [test] + (other.map { [$0] } ?? [])
  }

  /// Returns whether the condition holds.
  ///
  /// - Parameters:
  ///   - response: The payload of the response.
  ///   - context: The moment, time zone, locale, app version and step of its delivery.
  /// - Returns: Whether all tests hold; two tests in the same list, for one element of it.
  /// - Complexity: O(bytes of the response).
  public func holds(for response: JSONValue, in context: ResponseContext) -> Bool {
    var paths = FactPaths()
    for test in tests {
      if let path = test.subject.path { paths.insert(path) }
    }
    return holds(for: paths.facts(of: response, in: context), paths)
  }

  /// Returns whether the condition holds for an example; `false` if its bytes are not JSON.
  package func holds(for example: CauseExample) -> Bool {
    example.response.map { holds(for: $0, in: example.context) } ?? false
  }

  func holds(for facts: ResponseFacts, _ paths: FactPaths) -> Bool {
    let first = tests[0]
    let passing = facts[first.subject, paths].filter(first.holds)
    guard !passing.isEmpty else { return false }
    guard tests.count > 1 else { return true }
    let depth = FactPaths.sharedEnclosingListCount(first.subject, tests[1].subject)
    return facts[tests[1].subject, paths].contains { fact in
      tests[1].holds(for: fact)
        && passing.contains { $0.isInSameElements(as: fact, ofOutermostLists: depth) }
    }
  }
}

extension CauseCondition: CustomStringConvertible {
  /// The tests, joined by "and".
  public var description: String { tests.map(\.description).joined(separator: " and ") }
}
