import ScreenDocument
import StrictJSON
import TopScreen

/// The responses that a generator derives from the records of one kind, each reproducible by its
/// seed.
///
/// With the generator and the records, a seed determines the whole response: its record, its
/// changes, its context, and the documents before it.
@MainActor
struct GeneratedResponses {
  private let generator: ResponseGenerator
  private let records: RecordCache
  private let decoding: ResponseDecoding
  private let willDecode: (TestedResponse) -> Void

  /// Prepares records, which must all decode.
  ///
  /// Decodes each generated response; calls `willDecode` before that.
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

  /// Returns the responses of consecutive seeds; fewer if a hook generates some that do not decode.
  func responses(_ count: Int, seed: UInt64) -> [TestedResponse] {
    (0..<UInt64(max(0, count))).compactMap { response(seed &+ $0) }
  }

  /// Returns the response of a seed; `nil` if a hook generates one that does not decode, and if
  /// there are no records.
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

  /// Returns responses that change one value of the first record, in its context, from the next
  /// seeds of that sort.
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

  /// The share of responses that change one place alone: one in eight.
  private static var onePlaceShare: Int { 8 }

  private func plan(of seed: UInt64) -> Plan? {
    guard !records.isEmpty else { return nil }
    var random = SeededGenerator(seed: seed)
    let (round, record) = seed.quotientAndRemainder(dividingBy: UInt64(records.count))
    return Plan(
      record: Int(record),
      // Each record meets every context, even if their numbers have a common divisor.
      round: records.count > 1 ? seed &+ round : seed,
      isOnePlace: random.chance(of: Self.onePlaceShare),
      random: random
    )
  }

  /// Generates a payload; `failure` returns the reason why a payload does not decode.
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
