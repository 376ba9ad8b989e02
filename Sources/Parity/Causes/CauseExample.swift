import Basics
import Foundation
public import ScreenDocument
import StrictJSON

/// One compared response: what it holds, when and where it was delivered, and where its sides differ.
public struct CauseExample: Hashable, Sendable {
  /// The most bytes of a response that becomes an example, 64 KiB; larger ones are counted only.
  public static let maximumBytes = 1 << 16

  /// The content's kind.
  public let kind: ContentKind
  /// When and where the response was delivered.
  public let context: CauseContext
  /// Where the sides differ; empty where they agree.
  public let targets: [CauseTarget]
  /// Where known causes explain the differences, so that the response neither differs nor agrees there.
  public let explained: [CauseTarget]
  let bytes: [UInt8]
  /// A hash of all of these, with its bits mixed.
  let hash: UInt64

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - response: The response; the example copies its bytes.
  ///   - context: When and where it was delivered.
  ///   - targets: Where the sides differ.
  ///   - explained: Where known causes explain the differences.
  public init(
    _ response: ResponseData,
    in context: CauseContext,
    targets: [CauseTarget],
    explained: [CauseTarget] = []
  ) {
    self.init(
      response.kind,
      Array(response.payload.bytes),
      in: context,
      targets: targets,
      explained: explained
    )
  }

  package init(
    _ kind: ContentKind,
    _ bytes: [UInt8],
    in context: CauseContext,
    targets: [CauseTarget],
    explained: [CauseTarget] = []
  ) {
    self.kind = kind
    self.context = context
    self.targets = targets
    self.explained = explained
    self.bytes = bytes
    var hash = FNV1a()
    hash.add(kind.rawValue.utf8)
    hash.add(bytes)
    context.add(to: &hash)
    for target in targets.sorted() + explained.sorted() {
      hash.add(target.path.description.utf8)
      hash.add((target.aspect?.rawValue ?? "-").utf8)
    }
    hash.add([UInt8(truncatingIfNeeded: explained.count)])
    self.hash = hash.mixed
  }

  /// The response; `nil` where its bytes are not JSON, which a journal's reader does not let through.
  var response: JSONValue? { try? JSONDocument(bytes).root }

  /// The bytes of the response.
  package var payload: [UInt8] { bytes }

  /// Whether conditions are learnt from the example, and not measured on it.
  var isLearntFrom: Bool { hash & 1 == 0 }
}
