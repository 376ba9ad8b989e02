import ScreenDocument
import TopScreen

/// The responses that a generator makes of the records of one kind, each repeated by its seed.
///
/// A seed says everything of a response, given the generator and the records: which record it is made of, how
/// it differs from it, where and when it is shown, and which documents come before it.
struct GeneratedResponses {
  private let generator: ResponseGenerator
  private let records: [Record]
  private let decoding: ResponseDecoding

  private struct Record {
    let response: TestedResponse
    let tree: JSONTree
    let numberTypes: NumberTypes
  }

  /// Prepares records, which all decode.
  init(
    _ generator: ResponseGenerator,
    from recorded: [TestedResponse],
    _ decoding: ResponseDecoding
  ) {
    self.generator = generator
    self.decoding = decoding
    records = recorded.map { response in
      let payload = response.data.payload.tree
      // Its places are told within the payload, as those of a document of its own.
      let numberTypes = payload.document.map(decoding.numberTypes) ?? NumberTypes()
      return Record(response: response, tree: payload, numberTypes: numberTypes)
    }
  }

  /// Responses of consecutive seeds; fewer where a hook makes some that do not decode.
  func responses(_ count: Int, seed: UInt64) -> [TestedResponse] {
    (0..<UInt64(max(0, count))).compactMap { response(seed &+ $0) }
  }

  /// The response of a seed; `nil` if a hook makes one that does not decode, and if nothing is recorded.
  func response(_ seed: UInt64) -> TestedResponse? {
    guard let plan = plan(of: seed) else { return nil }
    let record = records[plan.record]
    guard let payload = payload(of: record, plan) else { return nil }
    let own = record.response.context
    return TestedResponse(
      data: record.response.data.with(payload),
      context: plan.isOnePlace ? own : generator.contexts.context(plan.round, near: own),
      seed: seed
    )
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

  private func payload(of record: Record, _ plan: Plan) -> JSONValue? {
    var change = generator.change(record.numberTypes, plan.random)
    let changed =
      plan.isOnePlace ? change.changedInOnePlace(record.tree) : change.changed(record.tree)
    let repair = PayloadRepair(recorded: record.tree, decoding: decoding)
    guard let (tree, payload) = repair.repaired(changed) else { return nil }
    guard let hook = generator.hook(of: record.response.data.kind) else { return payload }
    return hook(tree, &change.random).document.flatMap { decoding.failure($0) == nil ? $0 : nil }
  }
}
