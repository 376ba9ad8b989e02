import ScreenDocument
import ScreenDump
import StrictJSON

/// The kinds of which contents were not compared, and why.
struct UncheckedKinds {
  /// The kinds that one reason holds for.
  struct Group {
    let reason: UncheckedReason
    /// Sorted; the first of them where they are many.
    let kinds: [ContentKind]
    let contents: Int
  }

  /// Of the kinds that a journal invents there is no end.
  private static let maximumKinds = 100
  private static let shownKinds = 5
  /// The bytes of a kind's name that are kept.
  private static let maximumLength = 256

  private var kinds: [UncheckedReason: Set<ContentKind>] = [:]
  private var counts: [UncheckedReason: Int] = [:]

  /// Adds contents of a kind.
  mutating func add(_ kind: ContentKind, _ reason: UncheckedReason, contents: Int = 1) {
    counts[reason, default: 0] += contents
    guard kinds[reason, default: []].count < Self.maximumKinds else { return }
    let isLong = kind.rawValue.utf8.count > Self.maximumLength
    let name = kind.rawValue.utf8.prefix(Self.maximumLength)
    let kept = isLong ? ContentKind(String(decoding: name, as: UTF8.self)) : kind
    kinds[reason, default: []].insert(kept)
  }

  /// Says that there are no contents at all.
  mutating func addNoContents() {
    counts[.noContents] = 0
  }

  /// The reasons in the order of their cases.
  var groups: [Group] {
    UncheckedReason.allCases.compactMap { reason in
      counts[reason].map {
        Group(reason: reason, kinds: (kinds[reason] ?? []).sorted(), contents: $0)
      }
    }
  }

  /// A sentence for each reason, with the names of the first kinds: `7 kinds have no route: a, b`.
  var sentences: [String] {
    groups.map { group in
      guard group.reason != .noContents else { return "there are no contents" }
      let count = group.kinds.count
      let isMore = count >= Self.maximumKinds
      let subject = count == 1 ? "1 kind" : "\(count.grouped)\(isMore ? " or more" : "") kinds"
      let names = group.kinds.prefix(Self.shownKinds).map(\.rawValue).joined(separator: ", ")
      let rest = count > Self.shownKinds ? ", …" : ""
      return "\(subject) \(group.reason.predicate(isPlural: count != 1)): \(names)\(rest)"
    }
  }

  /// The reasons as JSON, every key present.
  var json: [JSONTree] {
    groups.map { group in
      .object([
        "reason": .string(group.reason.rawValue),
        "kinds": .array(group.kinds.map { .string($0.rawValue) }),
        "contents": .integer(group.contents),
      ])
    }
  }
}

extension [String] {
  /// The sentences below a headline that says that nothing was checked.
  func reasonsText(_ style: TextStyle) -> String {
    map { sentence in
      let width = style.width.map { Swift.max($0 - 2, 20) } ?? .max
      return "  " + sentence.neutralized.truncated(toColumns: width) + "\n"
    }
    .joined()
  }
}
