import Bridge
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

// The form in which a job reports the result of a line. Equal contents that follow one another are grouped, as
// `[kind, flag version, stage, outcome, nanoseconds of both sides, response, fed kinds, count, step]`, the
// last for lines with steps; contents with differences, and those whose ids are kept, are single objects. A response is `[name of the key, hash in hexadecimal digits]`.
extension ReplayedLine {
  /// Returns the line as the JSON object that a job sends to its parent process.
  ///
  /// - Parameter keepsAllIDs: Whether the ids of all contents are sent; if not, those of contents
  ///   that ``summaryElements`` and the step describe are left out.
  /// - Returns: The object.
  func jsonForParentProcess(keepsAllIDs: Bool) -> JSONTree {
    var head = [
      JSONTree.Member(key: "line", value: .integer(number)),
      JSONTree.Member(key: "hash", value: .string(String(hash, radix: 16))),
    ]
    if let correlationKey {
      head.append(JSONTree.Member(key: "key", value: correlationKey))
    }
    switch fate {
    case .sampledOut: return .object(head)
    case .invalid(let diagnostic):
      return .object(head + [.init(key: "bad", value: Self.json(diagnostic))])
    case .replayed(let results, let appVersion, let day, let faults):
      return .object(
        head + [
          .init(key: "app", value: .string(appVersion)),
          .init(key: "day", value: .integer(Int(day.number))),
          .init(key: "contents", value: Self.json(results, keepsAllIDs: keepsAllIDs)),
          .init(key: "faults", value: .array(faults.map(Self.json))),
        ]
      )
    }
  }

  /// Decodes a line that a job has sent; `nil` if the value is no such line.
  init?(_ json: JSONValue) {
    guard let number = json["line"]?.int,
      let hash = json["hash"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    self.number = number
    self.hash = hash
    correlationKey = json["key"]?.tree
    if let bad = json["bad"] {
      guard let diagnostic = Self.decodedDiagnostic(bad) else { return nil }
      fate = .invalid(diagnostic)
      return
    }
    guard let contents = json["contents"] else {
      fate = .sampledOut
      return
    }
    var results: [ResponseResult] = []
    for element in contents.elements {
      guard let decoded = Self.decodedResults(element) else { return nil }
      results += decoded
    }
    guard let day = json["day"]?.int.flatMap(UInt16.init(exactly:)) else { return nil }
    let faults = json["faults"]?.elements.compactMap(Self.decodedDiagnostic) ?? []
    fate = .replayed(
      results,
      appVersion: json["app"]?.string ?? "",
      day: UTCDay(number: day),
      faults: faults
    )
  }

  private static func json(_ results: [ResponseResult], keepsAllIDs: Bool) -> JSONTree {
    let isPlain = { (one: ResponseResult) in
      one.isFullySummarized
        && (!keepsAllIDs || one.result.id.rawValue == one.result.kind.rawValue)
    }
    var elements: [JSONTree] = []
    var start = 0
    while start < results.count {
      let first = results[start]
      guard isPlain(first) else {
        elements.append(first.jsonForParentProcess)
        start += 1
        continue
      }
      let end = results[start...].firstIndex {
        !isPlain($0) || !$0.hasSameSummaryAndStep(as: first)
      }
      let count: [JSONTree] = [.integer((end ?? results.count) - start)]
      elements.append(
        .array(first.summaryElements + count + (first.result.step.map { [.integer($0)] } ?? []))
      )
      start = end ?? results.count
    }
    return .array(elements)
  }

  private static func decodedResults(_ json: JSONValue) -> [ResponseResult]? {
    guard json.kind == .array else { return ResponseResult(json).map { [$0] } }
    // A line has more bytes than responses and actions, each of which has one result.
    guard let count = json[8]?.int, 1...JournalReader.maximumLineBytes ~= count,
      let result = ResponseResult(summaryElements: json, step: json[9]?.int)
    else { return nil }
    return Array(repeating: result, count: count)
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONTree {
    .object([
      "code": .string(diagnostic.code), "path": .string(diagnostic.path.description),
      "line": .integer(diagnostic.line), "column": .integer(diagnostic.column),
      "message": .string(diagnostic.message),
    ])
  }

  private static func decodedDiagnostic(_ json: JSONValue) -> Diagnostic? {
    guard let code = json["code"]?.string, let message = json["message"]?.string,
      let path = json["path"]?.string.flatMap({ try? JSONPointer($0) })
    else { return nil }
    return Diagnostic(
      severity: .warning,
      code: code,
      path: path,
      line: json["line"]?.int,
      column: json["column"]?.int,
      message: message
    )
  }
}

extension ReplayedLine.ResponseResult {
  /// Whether ``summaryElements``, the step and the id describe the result completely.
  fileprivate var isFullySummarized: Bool {
    result.differences.isEmpty && result.ignoredCount == 0 && result.errorMessage == nil
      && result.outcome != .mismatched && result.outcome != .candidateError
      && result.skipReason == nil && unexplainedTargets.isEmpty && example == nil
      && knownCauseIndices.isEmpty
  }

  /// Returns whether two results have the same ``summaryElements``, step and skip reason.
  fileprivate func hasSameSummaryAndStep(as other: Self) -> Bool {
    result.kind == other.result.kind && result.outcome == other.result.outcome
      && configuration == other.configuration && result.step == other.result.step
      && result.latency == other.result.latency
      && result.response == other.result.response && result.skipReason == other.result.skipReason
  }

  /// The kind, flag version, stage, outcome, working times of both sides in nanoseconds, hash of
  /// the response and fed kinds, as the elements of a JSON array.
  fileprivate var summaryElements: [JSONTree] {
    [
      .string(result.kind.rawValue), .string(configuration.flagVersion),
      .string(configuration.stage?.rawValue),
      .string(result.outcome.rawValue), .integer(result.latency?.legacy.nanoseconds),
      .integer(result.latency?.state.nanoseconds),
      result.response.map {
        .array([.string($0.keyName), .string(String($0.hash, radix: 16))])
      } ?? .null,
      .array(configuration.fedKinds.map { .string($0.rawValue) }),
    ]
  }

  fileprivate init?(summaryElements summary: JSONValue, step: Int?) {
    guard let kind = summary[0]?.string, let flag = summary[1]?.string,
      let outcome = summary[3]?.string.flatMap(ComparisonOutcome.init)
    else { return nil }
    let stage = summary[2]?.string.flatMap { Stage(rawValue: $0) }
    let fedKinds = summary[7]?.elements.compactMap(\.string).map { ContentKind($0) } ?? []
    configuration = KindConfiguration(flagVersion: flag, stage: stage, fedKinds: fedKinds)
    result = ComparisonResult(
      id: ContentID(kind),
      kind: ContentKind(kind),
      outcome: outcome
    )
    .with(
      latency: Self.latency(fromSummary: summary),
      response: Self.responseHash(fromSummary: summary)
    )
    .with(step: step)
  }

  fileprivate var jsonForParentProcess: JSONTree {
    let sentDifferences = differencesForParentProcess
    return .object([
      "head": .array(summaryElements), "step": .integer(result.step),
      "id": .string(result.id.rawValue),
      "ignored": .integer(result.ignoredCount), "message": .string(result.errorMessage),
      "skipReason": .string(result.skipReason?.rawValue),
      "targets": .array(unexplainedTargets.map(\.jsonForParentProcess)),
      "example": example?.jsonForParentProcess ?? .null,
      "known": .array(knownCauseIndices.map { .integer($0) }),
      "unsent": .integer(result.differences.count - sentDifferences.count),
      "differences": .array(
        sentDifferences.map { difference in
          var members = [
            JSONTree.Member(key: "aspect", value: .string(difference.aspect.rawValue)),
            JSONTree.Member(key: "path", value: .string(difference.path.description)),
          ]
          if let legacy = difference.legacy { members.append(.init(key: "legacy", value: legacy)) }
          if let state = difference.state { members.append(.init(key: "state", value: state)) }
          return .object(members)
        }
      ),
    ])
  }

  /// The first ``ReplayTotals/maximumDifferencesPerMismatch`` differences, and one difference
  /// without values for each further place, because the parent process counts differences by place.
  private var differencesForParentProcess: [ParityDifference] {
    let count = ReplayTotals.maximumDifferencesPerMismatch
    var sent = Array(result.differences.prefix(count))
    var places = Set(sent.map { DifferencePlace(pattern: $0) })
    for difference in result.differences.dropFirst(count)
    where places.insert(DifferencePlace(pattern: difference)).inserted {
      sent.append(
        ParityDifference(difference.aspect, path: difference.path, legacy: nil, state: nil)
      )
    }
    return sent
  }

  fileprivate init?(_ json: JSONValue) {
    guard let head = json["head"],
      let summarized = Self(summaryElements: head, step: json["step"]?.int),
      let id = json["id"]?.string,
      let differenceList = json["differences"]
    else { return nil }
    var differences: [ParityDifference] = []
    for element in differenceList.elements {
      guard let path = element["path"]?.string.flatMap({ try? JSONPointer($0) }),
        let aspect = element["aspect"]?.string.flatMap(ParityAspect.init)
      else { return nil }
      differences.append(
        ParityDifference(
          aspect,
          path: path,
          legacy: element["legacy"]?.tree,
          state: element["state"]?.tree
        )
      )
    }
    configuration = summarized.configuration
    result = ComparisonResult(
      id: ContentID(id),
      kind: summarized.result.kind,
      outcome: summarized.result.outcome,
      differences: differences,
      ignoredCount: json["ignored"]?.int ?? 0,
      errorMessage: json["message"]?.string,
      skipReason: json["skipReason"]?.string.flatMap(SkipReason.init)
    )
    .with(latency: summarized.result.latency, response: summarized.result.response)
    .with(step: summarized.result.step)
    let kind = summarized.result.kind
    unexplainedTargets =
      json["targets"]?.elements.compactMap { CauseTarget(jsonFromJob: $0, of: kind) } ?? []
    knownCauseIndices = json["known"]?.elements.compactMap(\.int) ?? []
    unsentDifferenceCount = json["unsent"]?.int ?? 0
    if let value = json["example"], !value.isNull {
      guard let example = CauseExample(jsonFromJob: value, of: kind, unexplainedTargets) else {
        return nil
      }
      self.example = example
    }
  }

  private static func responseHash(fromSummary summary: JSONValue) -> ResponseHash? {
    guard let response = summary[6], let name = response[0]?.string,
      let hash = response[1]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    return ResponseHash(keyName: name, hash: hash)
  }

  private static func latency(fromSummary summary: JSONValue) -> ComparisonLatency? {
    guard let legacy = summary[4]?.int, let state = summary[5]?.int else { return nil }
    return ComparisonLatency(legacy: .nanoseconds(legacy), state: .nanoseconds(state))
  }
}
