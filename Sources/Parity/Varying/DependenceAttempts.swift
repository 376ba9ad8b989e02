import Foundation
import ScreenDocument
import StrictJSON

/// The changes of one record, one input at a time.
struct DependenceAttempts {
  /// The number of changes that are tried at the second and later places of a path, and at all of them together.
  private static let changesOfLaterPlaces = 2
  /// The time between a response and the previous one, in seconds.
  private static let pause = 1.0

  let record: DependenceRecord
  let values: SingleValues
  /// Other payloads of the kind.
  let others: [JSONTree]

  /// Returns the changes of a value of a response.
  func ofPath(_ path: ResponsePath, ofResponse index: Int) -> [DependenceAttempt] {
    let response = record.input.responses[index]
    let input: DependenceInput =
      index == record.index ? .response(path.pointer) : .content(response.kind, path.pointer)
    let tree = response.payload
    var attempts: [DependenceAttempt] = []
    let add = {
      (attempts: inout [DependenceAttempt], payload: JSONTree?, change: SingleValues.Change) in
      guard let payload, payload != tree else { return }
      let changed = record.replacing(index, with: payload)
      attempts.append(DependenceAttempt(input: input, changed: changed, change: change))
    }
    for (number, place) in path.samples.enumerated() {
      let changes = changes(of: tree, at: place)
      let count = number == 0 ? changes.count : Self.changesOfLaterPlaces
      for change in changes.prefix(count) {
        add(&attempts, tree.applying(change, at: place), change)
      }
    }
    guard path.places.count > 1, let first = path.places.first else { return attempts }
    for change in changes(of: tree, at: first).prefix(Self.changesOfLaterPlaces) {
      let all = path.places.reversed().reduce(tree) { $0.applying(change, at: $1) ?? $0 }
      add(&attempts, all, change)
    }
    return attempts
  }

  /// Returns changes of a number of the record's response to numbers near constants.
  func near(_ constants: [Int], at path: ResponsePath) -> [DependenceAttempt] {
    guard let place = path.places.first, case .number? = record.payload[place: place.indices] else {
      return []
    }
    let numbers = constants.flatMap { [$0 &- 1, $0, $0 &+ 1] }
    return numbers.map { number in
      let payload = record.payload.replacing(place.indices[...], with: .integer(number))
      return DependenceAttempt(
        input: .response(path.pointer),
        changed: record.replacing(record.index, with: payload),
        change: .value(.integer(number))
      )
    }
  }

  private func changes(of tree: JSONTree, at place: TreePlace) -> [SingleValues.Change] {
    tree[place: place.indices].map { values.changes(of: $0, at: place, moment: record.moment) }
      ?? []
  }

  /// Returns a change that removes another content from the screen.
  func without(_ other: Int) -> DependenceAttempt {
    var input = record.input
    let kind = input.responses.remove(at: other).kind
    return DependenceAttempt(input: .content(kind, .root), changed: input, change: .absent)
  }

  /// Returns inputs in which all values of another content are changed.
  func changingAll(of other: Int) -> [SearchInput] {
    let tree = record.input.responses[other].payload
    return (0..<2).map { number in
      let changed = tree.places().reversed().reduce(tree) { result, place in
        guard let value = tree[place: place.indices], value.childCount == 0 else { return result }
        let changes = changes(of: tree, at: place)
        return changes.dropFirst(number).first.flatMap { result.applying($0, at: place) } ?? result
      }
      return record.replacing(other, with: changed)
    }
  }

  /// Other moments, time zones and locales.
  var ofContext: [DependenceAttempt] {
    var attempts: [DependenceAttempt] = []
    let add = {
      (attempts: inout [DependenceAttempt], input: DependenceInput, context: JournalContext) in
      guard context != record.input.context else { return }
      var changed = record.input
      changed.context = context
      attempts.append(DependenceAttempt(input: input, changed: changed))
    }
    for moment in moments {
      var context = record.input.context
      context.moment = moment
      add(&attempts, .moment, context)
    }
    for zone in SearchContexts.timeZones {
      var context = record.input.context
      context.timeZone = zone
      add(&attempts, .timeZone, context)
    }
    for locale in SearchContexts.locales {
      var context = record.input.context
      context.locale = locale
      add(&attempts, .locale, context)
    }
    return attempts
  }

  private var moments: [Date] {
    guard let now = record.moment else { return [] }
    let day = 86_400.0
    let offsets: [Double] = [1, 60, 3_600, day / 2, day, 8 * day, 40 * day, 400 * day]
    var moments = offsets.flatMap { [now.addingTimeInterval($0), now.addingTimeInterval(-$0)] }
    let zone = record.input.context.timeZone ?? .gmt
    if let change = zone.nextDaylightSavingTimeTransition(after: now) {
      moments += [change.addingTimeInterval(-1), change.addingTimeInterval(3_600)]
    }
    let dates = record.input.responses.flatMap { SearchContexts.dates(in: $0.payload) }
    return moments
      + dates.prefix(8).flatMap { [$0.addingTimeInterval(-1), $0.addingTimeInterval(1)] }
  }

  /// The changes that remove the user's actions; none without actions.
  var withoutActions: [DependenceAttempt] {
    guard record.hasActions else { return [] }
    var input = record.input
    input.steps = []
    return [DependenceAttempt(input: .actions, changed: input)]
  }

  /// The changes that deliver the same response, or another one, before the record's response.
  var ofSequences: [DependenceAttempt] {
    guard let now = record.moment else { return [] }
    var input = record.input
    input.context.moment = now.addingTimeInterval(-Self.pause)
    let step = SearchInput.Step(seconds: Self.pause, event: .responses(record.input.responses))
    input.steps = [step] + record.input.steps
    var attempts = [DependenceAttempt(input: .repetition, changed: input)]
    for payload in others where payload != record.payload {
      input.responses[record.index].payload = payload
      attempts.append(DependenceAttempt(input: .previousResponse, changed: input))
    }
    return attempts
  }
}
