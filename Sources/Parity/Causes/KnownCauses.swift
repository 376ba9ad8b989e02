public import Foundation
public import StrictJSON

/// The causes of a file of known causes.
///
/// ```json
/// {"schema": 1, "known": [
///   {"kind": "recommended", "path": "/items/*/label", "condition": [{"path": "/title", "is": "rightToLeft"}],
///    "reason": "The legacy side reverses titles twice.", "owner": "ana", "expires": "2026-12-31"}]}
/// ```
///
/// A condition has the form that reports print, so that it can be copied; members of a test that
/// are `null` can be left out. The `aspect` is `value` if it is left out. The `path` has `*` for
/// each index; a path with a whole number as a token is refused. A test that no value of its
/// subject can pass is refused too, such as one for the hour 24.
public struct KnownCauses: Sendable {
  /// The error for a file that cannot be read.
  public struct ReadingError: Error {
    /// What is wrong, and where.
    public let diagnostic: Diagnostic
  }

  /// The maximum number of causes in a file, 1,000.
  public static let maximumCount = 1_000

  /// The causes in the order of the file.
  public let causes: [KnownCause]

  /// Reads a file of known causes.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: The first fault, with its place.
  public init(reading bytes: [UInt8]) throws(ReadingError) {
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONDocument(bytes, limits: JSONLimits(maximumDepth: 16)).root
    } catch {
      throw ReadingError(diagnostic: error.diagnostic)
    }
    do throws(JSONFormError) {
      _ = try root.read(ExpectedJSONForm<JSONValue>.object)
      try root.throwForUnknownMember(besides: ["known", "schema"])
      _ = try root.read("schema", .integer(1...1))
      let list = ExpectedJSONForm.array(
        of: ExpectedJSONForm.any,
        "known causes",
        upTo: Self.maximumCount
      )
      var causes: [KnownCause] = []
      for value in try root.read("known", list) { causes.append(try Self.cause(reading: value)) }
      self.causes = causes
    } catch {
      throw ReadingError(diagnostic: error.diagnostic(.error, "badKnownCause"))
    }
  }

  private static func cause(reading value: JSONValue) throws(JSONFormError) -> KnownCause {
    _ = try value.read(ExpectedJSONForm<JSONValue>.object)
    try value.throwForUnknownMember(besides: [
      "aspect", "condition", "expires", "kind", "owner", "path", "reason",
    ])
    // The members in the order in which a fault is reported.
    let kind = try value.read("kind", .kind)
    let path = try value.read("path", ExpectedJSONForm<JSONPointer>.pointer)
    let target = CauseTarget(
      kind: kind,
      path: path,
      aspect: try value.readIfPresent("aspect", .enumCase) ?? .value
    )
    guard target.path == path else {
      throw JSONFormError(
        value["path"] ?? value,
        "names one index, but a cause holds for every index; write \"\(target.path)\""
      )
    }
    return KnownCause(
      target: target,
      condition: try value.readIfPresent("condition", CauseCondition.form),
      reason: try value.read("reason", .nonBlankText),
      owner: try value.read("owner", .nonBlankText),
      lastDay: try value.read("expires", .day)
    )
  }

  /// Removes the differences that known causes explain from a mismatched result.
  ///
  /// An expired cause removes no difference. A result with another outcome is returned as it is. So
  /// is one whose comparison ended at ``ViewDataComparison/differenceLimit`` and of which no listed
  /// difference is left: the sides may differ at a place that is not listed.
  ///
  /// - Parameters:
  ///   - result: The result of a comparison.
  ///   - response: The payload of the compared response.
  ///   - context: The moment, time zone, locale, app version and step of the delivery.
  ///   - moment: The moment of the run, which decides which causes have expired.
  /// - Returns: The result without these differences, `ignored` if none is left; and the ascending
  ///   indices in ``causes`` of those that explain a listed difference, including expired ones.
  public func apply(
    to result: ComparisonResult,
    response: JSONValue,
    in context: ResponseContext,
    at moment: Date
  ) -> (result: ComparisonResult, explainingCauses: [Int]) {
    guard result.outcome == .mismatched else { return (result, []) }
    let candidates = causes.indices.filter { causes[$0].target.kind == result.kind }
    guard !candidates.isEmpty else { return (result, []) }
    var holds: [Int: Bool] = [:]
    var explaining: Set<Int> = []
    let left = result.differences.filter { difference in
      let target = CauseTarget(kind: result.kind, path: difference.path, aspect: difference.aspect)
      var isExplained = false
      for index in candidates where causes[index].target == target {
        let holding =
          holds[index] ?? causes[index].condition?.holds(for: response, in: context) ?? true
        holds[index] = holding
        guard holding else { continue }
        explaining.insert(index)
        if !causes[index].hasExpired(at: moment) { isExplained = true }
      }
      return !isExplained
    }
    let isUnlistedPossible = left.isEmpty && result.mayHaveUnlistedDifferences
    return (isUnlistedPossible ? result : result.keepingDifferences(left), explaining.sorted())
  }
}

extension ComparisonResult {
  /// Returns the result with only the given differences; its other differences count as ignored.
  fileprivate func keepingDifferences(_ left: [ParityDifference]) -> ComparisonResult {
    guard left.count < differences.count else { return self }
    return ComparisonResult(
      id: id,
      kind: kind,
      outcome: left.isEmpty ? .ignored : outcome,
      differences: left,
      ignoredCount: ignoredCount + differences.count - left.count,
      errorMessage: errorMessage
    )
    .with(step: step)
    .with(latency: latency, response: response)
  }
}

extension ExpectedJSONForm where Content == String {
  /// A text of at most 1,000 bytes, with at least one character that is not white space.
  fileprivate static var nonBlankText: Self {
    Self("a text of 1 to 1000 bytes that is not only white space") { value in
      value.string.flatMap { text in
        text.utf8.count <= 1_000 && text.contains { !$0.isWhitespace } ? text : nil
      }
    }
  }
}
