import Bridge
import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

// Foundation has a type of the same name.
private typealias ComparisonResult = Parity.ComparisonResult

/// The messages between a replay and its jobs.
@Suite(.long) struct JobMessageTests {
  @Test func `a decoded job answer equals the sent one`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<1_000 {
      let line = Self.line(using: &random)
      let text = line.jsonForParentProcess(keepsAllIDs: true).text(sortedKeys: false)
      #expect(!text.contains("\n"), "seed \(seed)")
      #expect(ReplayedLine(try JSONDocument(Array(text.utf8)).root) == line, "seed \(seed)")
    }
  }

  @Test func `a job answer has the number of differences that it leaves out`() throws {
    let differences = (0..<25).map { index in
      ParityDifference(path: .root.appending(index: index), legacy: nil, state: .null)
    }
    let result = ComparisonResult(
      id: "a",
      kind: "a",
      outcome: .mismatched,
      differences: differences
    )
    let content = ReplayedLine.ResponseResult(result: result, configuration: .unknown)
    let line = ReplayedLine(
      number: 1,
      fate: .replayed([content], appVersion: "", day: UTCDay(number: 1), faults: [])
    )
    let text = line.jsonForParentProcess(keepsAllIDs: false).text(sortedKeys: false)
    let decoded = try #require(ReplayedLine(try JSONDocument(Array(text.utf8)).root))
    guard case .replayed(let contents, _, _, _) = decoded.fate else {
      Issue.record("\(decoded)")
      return
    }
    #expect(contents.map(\.result.differences.count) == [20])
    #expect(contents.map(\.unsentDifferenceCount) == [5])
  }

  @Test func `a job answer has every place of a difference, so that a ledger counts it`() throws {
    let places = (0..<25).map { JSONPointer.root.appending(index: $0) }
    let differences = (places + [JSONPointer(tokens: ["title"])]).map { path in
      ParityDifference(path: path, legacy: nil, state: .null)
    }
    let result = ComparisonResult(
      id: "a",
      kind: "a",
      outcome: .mismatched,
      differences: differences
    )
    let content = ReplayedLine.ResponseResult(result: result, configuration: .unknown)
    let line = ReplayedLine(
      number: 1,
      fate: .replayed([content], appVersion: "", day: UTCDay(number: 1), faults: [])
    )
    let text = line.jsonForParentProcess(keepsAllIDs: false).text(sortedKeys: false)
    let decoded = try #require(ReplayedLine(try JSONDocument(Array(text.utf8)).root))
    guard case .replayed(let contents, _, _, _) = decoded.fate else {
      Issue.record("\(decoded)")
      return
    }
    #expect(contents.map(\.result.differences.last?.path.description) == ["/title"])
    #expect(contents.map(\.result.differences.count) == [21])
    #expect(contents.map(\.unsentDifferenceCount) == [5])
  }

  @Test func `a job answer can be larger than a line of a journal`() {
    let result = ComparisonResult(
      id: "a",
      kind: "a",
      outcome: .candidateError,
      errorMessage: String(repeating: "e", count: JournalReader.maximumLineBytes)
    )
    let content = ReplayedLine.ResponseResult(result: result, configuration: .unknown)
    let line = ReplayedLine(
      number: 1,
      fate: .replayed([content], appVersion: "", day: UTCDay(number: 1), faults: [])
    )
    let text = line.jsonForParentProcess(keepsAllIDs: false).text(sortedKeys: false) + "\n"
    let pending = PendingBlock(JobBlock(lines: 1))
    pending.storeAnswer(Array(text.utf8))
    #expect(pending.waitForAnswer(within: 0))
    #expect(pending.replayedBlock?.lines.count == 1)
  }

  @Test func `a decoded job answer has as many equal results as the line`() throws {
    let result = ComparisonResult(id: "a", kind: "a", outcome: .matched)
    let content = ReplayedLine.ResponseResult(result: result, configuration: .unknown)
    let line = ReplayedLine(
      number: 1,
      fate: .replayed(
        Array(repeating: content, count: 100_001),
        appVersion: "",
        day: UTCDay(number: 1),
        faults: []
      )
    )
    let text = line.jsonForParentProcess(keepsAllIDs: false).text(sortedKeys: false)
    #expect(ReplayedLine(try JSONDocument(Array(text.utf8)).root) == line)
  }

  @Test func `a decoded block of lines equals the sent one`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<200 {
      var block = JobBlock()
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let number = Int.random(in: 1 ... .max, using: &random)
        let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
          UInt8.random(in: .min ... .max, using: &random)
        }
        block.append(
          Int.random(in: 0..<4, using: &random) == 0
            ? .tooLong(number: number)
            : .text(bytes, number: number, isEnded: Bool.random(using: &random))
        )
      }
      let sent = block.encodedBytes
      #expect("\(try #require(JobBlock(sent)).lines)" == "\(block.lines)", "seed \(seed)")
      guard !sent.isEmpty else { continue }
      let part = JobBlock(Array(sent.prefix(Int.random(in: 0..<sent.count, using: &random))))
      #expect(part.map { $0.lines.count < block.lines.count } ?? true, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 3])
  func `rejects an answer with too few or too many lines`(count: Int) {
    let sent = ReplayedLine(number: 1, fate: .sampledOut).jsonForParentProcess(keepsAllIDs: false)
    let line = sent.text(sortedKeys: false) + "\n"
    let pending = PendingBlock(JobBlock(lines: 2))
    pending.storeAnswer(Array(String(repeating: line, count: count).utf8))
    #expect(pending.waitForAnswer(within: 0))
    #expect(pending.replayedBlock == nil)
  }

  private static func line(using random: inout Seeded) -> ReplayedLine {
    let number = Int.random(in: 1...9, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return ReplayedLine(number: number, fate: .sampledOut)
    case 1: return ReplayedLine(number: number, fate: .invalid(diagnostic(using: &random)))
    default:
      let contents = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        content(using: &random)
      }
      let faults = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        diagnostic(using: &random)
      }
      return ReplayedLine(
        number: number,
        hash: .random(in: .min ... .max, using: &random),
        fate: .replayed(
          contents,
          appVersion: text(using: &random),
          day: UTCDay(number: .random(in: .min ... .max, using: &random)),
          faults: faults
        )
      )
    }
  }

  private static func diagnostic(using random: inout Seeded) -> Diagnostic {
    Diagnostic(
      severity: .warning,
      code: text(using: &random),
      path: JSONPointer(tokens: Bool.random(using: &random) ? [] : [text(using: &random), "0"]),
      line: Bool.random(using: &random) ? 3 : nil,
      column: Bool.random(using: &random) ? 4 : nil,
      message: text(using: &random)
    )
  }

  /// Few kinds, versions, outcomes and durations, so that adjacent lines are equal or similar.
  private static func content(using random: inout Seeded) -> ReplayedLine.ResponseResult {
    let version = KindConfiguration(
      flagVersion: Bool.random(using: &random) ? "7" : "",
      stage: [.shadow, .live, nil].randomElement(using: &random) ?? nil,
      fedKinds: Bool.random(using: &random) ? ["a", "b"] : []
    )
    let kind = Bool.random(using: &random) ? "a" : "b"
    let outcome = ComparisonOutcome.allCases.randomElement(using: &random) ?? .matched
    let isTold = outcome == .mismatched || outcome == .candidateError || outcome == .ignored
    let latency = [1, 2].randomElement(using: &random).map {
      ComparisonLatency(legacy: .nanoseconds($0), state: .nanoseconds(3))
    }
    let result = ComparisonResult(
      id: ContentID(isTold && outcome != .ignored ? text(using: &random) : kind),
      kind: ContentKind(kind),
      outcome: outcome,
      differences: isTold ? differences(using: &random) : [],
      ignoredCount: isTold ? Int.random(in: 0...2, using: &random) : 0,
      errorMessage: outcome == .candidateError ? text(using: &random) : nil,
      skipReason: outcome == .skipped ? SkipReason.allCases.randomElement(using: &random) : nil
    )
    .with(
      latency: Bool.random(using: &random) ? latency : nil,
      response: [nil, 0, UInt64.max].randomElement(using: &random)?.map {
        ResponseHash(keyName: text(using: &random), hash: $0)
      }
    )
    var content = ReplayedLine.ResponseResult(result: result, configuration: version)
    content.unexplainedTargets = CauseTarget.targets(of: result)
    if Bool.random(using: &random) {
      content.knownCauseIndices = [Int.random(in: 0...9, using: &random)]
    }
    if Bool.random(using: &random) {
      content.example = try? example(of: content, using: &random)
    }
    return content
  }

  private static func example(
    of content: ReplayedLine.ResponseResult,
    using random: inout Seeded
  ) throws -> CauseExample {
    var context = JournalContext(
      moment: Date(timeIntervalSince1970: Double.random(in: 0...2e9, using: &random)),
      locale: Bool.random(using: &random) ? Locale(identifier: "ja_JP") : nil,
      appVersion: Bool.random(using: &random) ? text(using: &random) : nil
    )
    if let name = ["Asia/Tokyo", "UTC", nil].randomElement(using: &random) ?? nil,
      let zone = TimeZone(identifier: name)
    {
      context.setTimeZone(zone, namedInJournal: name)
    }
    let value = JSONTree.object([.init(key: "text", value: .string(text(using: &random)))])
    let response = ResponseData(
      kind: content.result.kind,
      id: content.result.id,
      position: 0,
      payload: try JSONDocument(Array(value.text().utf8)).root
    )
    let cause = ResponseContext(context, step: Int.random(in: 0...3, using: &random))
    return CauseExample(
      response,
      in: cause,
      differingTargets: content.unexplainedTargets,
      knownCauseTargets: content.unexplainedTargets
    )
  }

  private static func differences(using random: inout Seeded) -> [ParityDifference] {
    (0..<Int.random(in: 0...3, using: &random)).map { index in
      ParityDifference(
        ParityAspect.allCases.randomElement(using: &random) ?? .value,
        path: JSONPointer(tokens: [text(using: &random), "\(index)"]),
        legacy: Bool.random(using: &random) ? .string(text(using: &random)) : nil,
        state: [.null, .array([.number("1.50")]), nil].randomElement(using: &random) ?? nil
      )
    }
  }

  private static func text(using random: inout Seeded) -> String {
    ["", "a", "a/b~\n\"\\", "日本\u{2028}🙂"].randomElement(using: &random) ?? ""
  }
}

extension JobBlock {
  /// A block of so many lines.
  fileprivate init(lines count: Int) {
    self.init()
    for number in 1...count { append(.text([], number: number, isEnded: true)) }
  }
}
