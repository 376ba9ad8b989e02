import Parity
import ScreenDocument
import ScreenDump
import StrictJSON

/// The kinds with contents that were not compared, and the reasons.
struct UncheckedKinds {
  /// The kinds with contents to which one reason applies.
  struct Group {
    let reason: UncheckedReason
    /// The kinds that were added first, at most ``maximumKindsPerReason``, sorted; long names are
    /// cut.
    let keptKinds: [ContentKind]
    /// The number of contents of all kinds, also of those that are not in ``keptKinds``, at most
    /// 2⁵³; with the reason `unreadable`, the unreadable elements of documents count too.
    let contentCount: Int
  }

  /// The maximum number of kinds that are kept for a reason, because a journal may name any number
  /// of them.
  private static let maximumKindsPerReason = 100
  /// The maximum number of kinds that a sentence names.
  private static let maximumKindsPerSentence = 5
  /// The maximum number of bytes of a kind's name; the rest is cut off.
  private static let maximumKeptKindNameByteCount = 256

  private var kindsOfReason: [UncheckedReason: Set<ContentKind>] = [:]
  private var contentCountOfReason: [UncheckedReason: Int] = [:]
  /// A sentence about elements of a document that are no contents; `nil` if all are contents.
  private var unreadableDocumentElementsSentence: String?

  /// Adds contents of a kind that were not compared.
  mutating func add(_ kind: ContentKind, _ reason: UncheckedReason, contentCount: Int = 1) {
    addContents(contentCount, of: reason)
    guard kindsOfReason[reason, default: []].count < Self.maximumKindsPerReason else { return }
    let isLong = kind.rawValue.utf8.count > Self.maximumKeptKindNameByteCount
    let name = kind.rawValue.utf8.prefix(Self.maximumKeptKindNameByteCount)
    let kept = isLong ? ContentKind(String(decoding: name, as: UTF8.self)) : kind
    kindsOfReason[reason, default: []].insert(kept)
  }

  /// Records that elements of the document could not be read as contents; they have no kind.
  ///
  /// They count as contents of the reason `unreadable`.
  ///
  /// - Parameters:
  ///   - count: The number of these elements; without any, nothing is recorded.
  ///   - areAll: Whether the document has no other elements.
  mutating func recordUnreadableDocumentElements(_ count: Int, areAll: Bool) {
    guard count > 0 else { return }
    addContents(count, of: .unreadable)
    unreadableDocumentElementsSentence =
      switch (areAll, count) {
      case (true, 1): "its only element cannot be read"
      case (true, _): "none of its \(count.grouped) elements can be read"
      case (false, 1): "1 element cannot be read"
      case (false, _): "\(count.grouped) elements cannot be read"
      }
  }

  private mutating func addContents(_ count: Int, of reason: UncheckedReason) {
    // Each count of a ledger may be as great as the limit.
    let sum = contentCountOfReason[reason, default: 0] + count
    contentCountOfReason[reason] = min(sum, MixtureTest.maximumCount)
  }

  /// Records that the screen has no contents, or that the ledgers have no evidence.
  ///
  /// The group of this reason has no kinds, and 0 contents.
  mutating func recordNoContentsAtAll() {
    contentCountOfReason[.noContentsAtAll] = 0
  }

  /// The groups, in the order of the reasons' cases.
  var groups: [Group] {
    UncheckedReason.allCases.compactMap { reason in
      contentCountOfReason[reason].map {
        Group(reason: reason, keptKinds: (kindsOfReason[reason] ?? []).sorted(), contentCount: $0)
      }
    }
  }

  /// A sentence for each reason, such as `2 kinds have no route: a, b`, with the names of at most
  /// five kinds; then one about unreadable elements, if there are any.
  var sentences: [String] {
    let named = groups.filter { !$0.keptKinds.isEmpty || $0.reason != .unreadable }
    let sentences = named.map { group -> String in
      guard group.reason != .noContentsAtAll else { return "there are no contents" }
      let count = group.keptKinds.count
      let isMore = count >= Self.maximumKindsPerReason
      let subject = count == 1 ? "1 kind" : "\(count.grouped)\(isMore ? " or more" : "") kinds"
      let names = group.keptKinds.prefix(Self.maximumKindsPerSentence).map(\.rawValue).joined(
        separator: ", "
      )
      let rest = count > Self.maximumKindsPerSentence ? ", …" : ""
      return "\(subject) \(group.reason.verbPhrase(isPlural: count != 1)): \(names)\(rest)"
    }
    return sentences + [unreadableDocumentElementsSentence].compactMap(\.self)
  }

  /// The groups as JSON objects, each with the reason, the kinds and the number of contents.
  var json: [JSONTree] {
    groups.map { group in
      .object([
        "reason": .string(group.reason.rawValue),
        "kinds": .array(group.keptKinds.map { .string($0.rawValue) }),
        "contents": .integer(group.contentCount),
      ])
    }
  }
}

extension [String] {
  /// Returns each sentence as an indented line, cut to the style's width.
  func asIndentedLines(_ style: TextStyle) -> String {
    map { sentence in
      let width = style.width.map { Swift.max($0 - 2, 20) } ?? .max
      return "  " + sentence.terminalSafe.truncated(toColumns: width) + "\n"
    }
    .joined()
  }
}
