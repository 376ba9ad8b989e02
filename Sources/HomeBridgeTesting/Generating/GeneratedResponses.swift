import ScreenDocument
import StrictJSON
import TopScreen

/// The responses that a generator makes of the records of one kind, each repeated by its seed.
///
/// A seed says everything of a response, given the generator and the records: which record it is made of, how
/// it differs from it, where and when it is shown, and which documents come before it.
@MainActor
struct GeneratedResponses {
  private let generator: ResponseGenerator
  private let records: RecordCache
  private let decoding: ResponseDecoding
  private let willDecode: (TestedResponse) -> Void

  /// Prepares records, which all decode.
  ///
  /// It decodes each response that it makes; `willDecode` is called with the response before.
  init(
    _ generator: ResponseGenerator,
    from recorded: [TestedResponse],
    _ decoding: ResponseDecoding,
    willDecode: @escaping (TestedResponse) -> Void = { _ in }
  ) {
    self.generator = generator
    self.decoding = decoding
    self.willDecode = willDecode
    records = RecordCache(recorded, decoding)
  }

  /// Responses of consecutive seeds; fewer where a hook makes some that do not decode.
  func responses(_ count: Int, seed: UInt64) -> [TestedResponse] {
    (0..<UInt64(max(0, count))).compactMap { response(seed &+ $0) }
  }

  /// The response of a seed; `nil` if a hook makes one that does not decode, and if nothing is recorded.
  func response(_ seed: UInt64) -> TestedResponse? {
    guard let plan = plan(of: seed) else { return nil }
    let record = records[plan.record]
    let own = record.response.context
    let context = plan.isOnePlace ? own : generator.contexts.context(plan.round, near: own)
    let response = { (payload: JSONValue) in
      TestedResponse(data: record.response.data.with(payload), context: context, seed: seed)
    }
    let payload = payload(of: record, plan) { payload in
      willDecode(response(payload))
      return decoding.failure(payload)
    }
    return payload.map(response)
  }

  /// The responses that change one value of the first record, and are shown where and when it was: those of the
  /// next seeds of that sort.
  func changesOfFirstRecord(
    from seed: UInt64,
    _ count: Int
  ) -> some Sequence<TestedResponse> {
    (0..<UInt64(count * max(1, records.count) * Self.onePlaceShare * 2)).lazy
      .map { seed &+ $0 }
      .filter { seed in plan(of: seed).map { $0.isOnePlace && $0.record == 0 } ?? false }
      .prefix(count)
      .compactMap(response)
  }

  private struct Plan {
    let record: Int
    let round: UInt64
    let isOnePlace: Bool
    var random: SeededGenerator
  }

  /// One response in so many changes one place alone.
  private static var onePlaceShare: Int { 8 }

  private func plan(of seed: UInt64) -> Plan? {
    guard !records.isEmpty else { return nil }
    var random = SeededGenerator(seed: seed)
    let (round, record) = seed.quotientAndRemainder(dividingBy: UInt64(records.count))
    return Plan(
      record: Int(record),
      // Each record comes round to every context, also where their numbers have a common divisor.
      round: records.count > 1 ? seed &+ round : seed,
      isOnePlace: random.chance(of: Self.onePlaceShare),
      random: random
    )
  }

  /// Makes a payload; the function decodes one, and gives the reason why it does not decode.
  private func payload(
    of record: RecordCache.Record,
    _ plan: Plan,
    _ failure: (JSONValue) -> Diagnostic?
  ) -> JSONValue? {
    var change = generator.change(record.numberTypes, plan.random)
    let changed =
      plan.isOnePlace ? change.changedInOnePlace(record.tree) : change.changed(record.tree)
    let repair = PayloadRepair(recorded: record.tree)
    guard let (tree, payload) = repair.repaired(changed, failure) else { return nil }
    guard let hook = generator.hook(of: record.response.data.kind) else { return payload }
    return hook(tree, &change.random).document.flatMap { failure($0) == nil ? $0 : nil }
  }
}
