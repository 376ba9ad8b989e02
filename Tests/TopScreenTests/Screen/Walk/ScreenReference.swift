import Foundation
import JSONLogic
import ScreenDocument
import TopScreen

/// The expected content of a screen of counters, computed from the history of its calls.
struct ScreenReference {
  enum Rule: CaseIterable {
    case none
    case gold
    case untilThen
    case hidesEmpty
  }

  struct Line: Equatable {
    var id: String
    var kind: String
    var value: Int
    var rule: Rule
  }

  struct Document {
    var lines: [Line]
    var limit: Int?
    var isStale: Bool
  }

  enum Event {
    case document(Document, load: Int)
    case content(Line, load: Int)
    case documentFailed
    case contentReloadFailed(String)
    case written(String, value: Int)
    case rearranged
  }

  /// The end of every content's visibility window, in seconds.
  static let end = 1000.0

  var isGold = false
  var now = 0.0
  var dismissed: Set<String> = []
  /// The delivered lines, unchanged.
  private(set) var delivered: [Line] = []
  /// The conditions of the last arrangement apply, not the current ones.
  private(set) var nextPeriodBoundary: Double?

  private var document: Document?
  private var shownLoad = 0
  private var contentLoads: [String: Int] = [:]
  private var newer: [String: Line] = [:]
  private var isStale = false

  var visible: [Line] {
    delivered.filter { line in
      let isEmpty = line.value == 0 && line.kind != "unknown"
      return line.rule != .hidesEmpty || !isEmpty
    }
  }

  var state: ScreenState {
    guard let document else { return isStale ? .failed : .loading }
    if isStale { return .stale }
    if !visible.isEmpty { return .loaded }
    return document.lines.isEmpty ? .empty : .allHidden
  }

  mutating func take(_ event: Event) {
    switch event {
    case .document(let new, let load):
      guard load >= shownLoad else { return }
      document = new
      shownLoad = load
      isStale = new.isStale
      contentLoads = contentLoads.filter { $0.value > load }
      newer = newer.filter { contentLoads[$0.key] != nil }
      delivered = []
      arrange()
    case .content(let line, let load):
      guard let index = delivered.firstIndex(where: { $0.id == line.id }),
        delivered[index].kind == line.kind,
        load >= max(shownLoad, contentLoads[line.id] ?? shownLoad)
      else { return }
      contentLoads[line.id] = load
      newer[line.id] = line
      delivered[index].value = line.value
    case .documentFailed: isStale = true
    // What a content draws stays after a failed reload, and so does what it hides.
    case .contentReloadFailed: break
    case .written(let id, let value):
      guard let index = delivered.firstIndex(where: { $0.id == id }) else { return }
      delivered[index].value = value
    case .rearranged: arrange()
    }
  }

  private mutating func arrange() {
    guard let document else { return }
    var count = 0
    let before = delivered
    delivered = document.lines.compactMap { line in
      var line = line
      if let newer = newer[line.id], newer.kind == line.kind { line.value = newer.value }
      switch line.rule {
      case .gold where !isGold: return nil
      case .untilThen where now >= Self.end: return nil
      default: break
      }
      if dismissed.contains(line.id) { return nil }
      if line.kind == "counter", let limit = document.limit {
        count += 1
        if count > limit { return nil }
      }
      return before.first { $0.id == line.id } ?? line
    }
    let waits = now < Self.end && document.lines.contains { $0.rule == .untilThen }
    nextPeriodBoundary = waits ? Self.end : nil
  }
}
