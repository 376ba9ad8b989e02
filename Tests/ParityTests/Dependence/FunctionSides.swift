import Foundation
import Parity
import ScreenDocument
import StrictJSON

/// What a constructed side may read.
struct Situation {
  /// The deliveries of the shelf, the last one last.
  let shelves: [JSONTree]
  let user: JSONTree?
  let context: JournalContext
  let hasAction: Bool

  var shelf: JSONTree { shelves.last ?? .null }
  var items: [JSONTree] {
    if case .array(let items)? = shelf["items"] { items } else { [] }
  }
  var dayOfMonth: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = context.timeZone ?? .gmt
    return calendar.component(.day, from: moment)
  }

  func text(_ name: String) -> String { shelf[name]?.text ?? "" }
  func number(_ name: String) -> Double { shelf[name]?.double ?? 0 }
  var moment: Date { context.moment ?? .distantPast }

  init(_ line: JournalLine) {
    let later = line.steps.flatMap { step -> [ResponseData] in
      if case .responses(let responses) = step.event { responses } else { [] }
    }
    let all = line.responses + later
    hasAction = line.steps.contains { if case .action = $0.event { true } else { false } }
    shelves = all.filter { $0.kind == "shelf" }.map(\.payload.tree)
    user = all.last { $0.kind == "user" }?.payload.tree
    var context = line.context
    let seconds = line.steps.reduce(0) { $0 + $1.secondsSincePreviousStep }
    context.moment = context.moment?.addingTimeInterval(seconds)
    self.context = context
  }
}

/// Runs functions as the sides of the content "shelf".
@MainActor
final class FunctionSides: SideRunner {
  typealias Side = @MainActor (Situation) -> SideOutput

  private let sides: [ComparedSide: Side]
  private(set) var runs = 0
  /// The effects of a side.
  var effects: @MainActor (ComparedSide, Situation) -> [String] = { _, _ in [] }
  private(set) var effectsOfLatestRun: [String] = []

  init(_ legacy: @escaping Side, _ state: Side? = nil) {
    sides = [.legacy: legacy, .state: state ?? legacy]
  }

  func output(of content: ContentID, on side: ComparedSide, of line: JournalLine) -> SideOutput {
    runs += 1
    effectsOfLatestRun = effects(side, Situation(line))
    return sides[side]?(Situation(line)) ?? .refused
  }

  static let recorded = """
    {"at":1775005200,"timeZone":"Asia/Tokyo","locale":"ja_JP","responses":[\
    {"kind":"user","value":{"rank":"gold","points":120}},\
    {"kind":"weather","value":{"sky":"clear"}},\
    {"kind":"shelf","value":{"title":"Spring","isNew":true,"expires":"2026-04-10T14:59:59Z","limit":3,\
    "badge":{"text":"Sale","color":"red"},"items":[\
    {"id":"a","name":"Rice","reviews":12,"price":1980,"isSold":false},\
    {"id":"b","name":"Tea","reviews":7,"price":980,"isSold":true},\
    {"id":"c","name":"Miso","reviews":3,"price":480,"isSold":false}]}}]}
    """

  static func lines(_ text: String = recorded) throws -> [JournalLine] {
    var reader = JournalReader()
    return try text.split(separator: "\n").map { try reader.line(Array($0.utf8)) }
  }
}

extension SideOutput {
  /// An output of one member.
  static func value(_ value: JSONTree) -> Self { .shown(.object(["value": value])) }
  static func text(_ text: String) -> Self { .value(.string(text)) }
  static func bool(_ bool: Bool) -> Self { .value(.bool(bool)) }
  static func number(_ number: Double) -> Self { .value(.double(number)) }
  static func list(_ texts: [String]) -> Self { .value(.array(texts.map(JSONTree.string))) }
}

extension JSONTree {
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }
  static func names(_ items: [JSONTree]) -> [String] { items.compactMap { $0["name"]?.text } }
  var isTrue: Bool { self == .bool(true) }
}
