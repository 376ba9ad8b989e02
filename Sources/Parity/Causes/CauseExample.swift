import Basics
import Foundation
public import ScreenDocument
import StrictJSON

/// One compared response with its context, and the targets at which its sides differ.
public struct CauseExample: Hashable, Sendable {
  /// The maximum size, in bytes, of a response that a ``CauseFinder`` keeps: 64 KiB.
  ///
  /// A larger response is counted, and not kept.
  public static let maximumBytes = 1 << 16

  /// The content's kind.
  public let kind: ContentKind
  /// The moment, time zone, locale, app version and step of the delivery.
  public let context: ResponseContext
  /// The targets at which the sides differ; empty if they agree, or if known causes explain all
  /// differences.
  public let differingTargets: [CauseTarget]
  /// The targets at which known causes explain the differences; there the response counts neither
  /// as differing nor as agreeing.
  public let knownCauseTargets: [CauseTarget]
  /// The bytes of the response.
  package let payload: [UInt8]
  /// A hash of the kind, context, targets and bytes, with its bits mixed.
  let hash: UInt64

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - response: The response; the example copies its bytes.
  ///   - context: The moment, time zone, locale, app version and step of the delivery.
  ///   - differingTargets: The targets at which the sides differ.
  ///   - knownCauseTargets: The targets at which known causes explain the differences.
  public init(
    _ response: ResponseData,
    in context: ResponseContext,
    differingTargets: [CauseTarget],
    knownCauseTargets: [CauseTarget] = []
  ) {
    self.init(
      response.kind,
      Array(response.payload.bytes),
      in: context,
      differingTargets: differingTargets,
      knownCauseTargets: knownCauseTargets
    )
  }

  package init(
    _ kind: ContentKind,
    _ bytes: [UInt8],
    in context: ResponseContext,
    differingTargets: [CauseTarget],
    knownCauseTargets: [CauseTarget] = []
  ) {
    self.kind = kind
    self.context = context
    self.differingTargets = differingTargets
    self.knownCauseTargets = knownCauseTargets
    payload = bytes
    var hash = FNV1a()
    hash.add(kind.rawValue)
    hash.add(bytes)
    context.add(to: &hash)
    for target in differingTargets.sorted() + knownCauseTargets.sorted() {
      hash.add(target.path.description)
      hash.add(target.aspect?.rawValue ?? "-")
    }
    hash.add(byte: UInt8(truncatingIfNeeded: knownCauseTargets.count))
    self.hash = hash.mixedValue
  }

  /// The response; `nil` if its bytes are not JSON.
  var response: JSONValue? { try? JSONDocument(payload).root }

  /// Whether conditions are learnt from the example; if not, conditions are measured on the
  /// example.
  var isForLearning: Bool { hash & 1 == 0 }
}
