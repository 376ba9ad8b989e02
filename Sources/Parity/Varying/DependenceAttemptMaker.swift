import Foundation
import ScreenDocument
import StrictJSON

/// A maker of the attempts for one record; each attempt changes one input of the record's output.
struct DependenceAttemptMaker {
  /// The maximum number of changes at one of the later places of a path.
  ///
  /// The first place gets all changes. The middle place and the last one get this many each, and
  /// all places together get this many.
  private static let maximumChangesOfLaterPlace = 2
  /// The time between an added earlier response and the record's response.
  private static let secondsBetweenResponses = 1.0

  let record: ResponseToVary
  let values: ReplacementValues
  /// The payloads that are tried as the previous response.
  let previousPayloadsToTry: [JSONTree]

  /// Returns the attempts that change the value at a path of the response with an index.
  ///
  /// They change it at the first place, at the middle one, at the last one, and then at all places
  /// at once.
  func changingValues(at path: ResponsePath, ofResponse index: Int) -> [DependenceAttempt] {
    Array(lazilyChangingValues(at: path, ofResponse: index))
  }

  /// Returns the attempts of ``changingValues(at:ofResponse:)``, each made when it is requested.
  ///
  /// An attempt holds a copy of the containers around the changed value.
  func lazilyChangingValues(
    at path: ResponsePath,
    ofResponse index: Int
  ) -> some Sequence<DependenceAttempt> {
    let response = record.input.responses[index]
    let input: DependenceInput =
      index == record.responseIndex
      ? .response(path.pointer) : .otherContent(response.kind, path.pointer)
    let tree = response.payload
    var changes: [(change: ReplacementValues.Change, places: [TreePlace])] = []
    for (number, place) in path.firstMiddleAndLast.enumerated() {
      let all = changesToTry(of: tree, at: place)
      let count = number == 0 ? all.count : Self.maximumChangesOfLaterPlace
      for change in all.prefix(count) { changes.append((change, [place])) }
    }
    if path.placesAtPath.count > 1, let first = path.placesAtPath.first {
      let places: [TreePlace] = path.placesAtPath.reversed()
      for change in changesToTry(of: tree, at: first).prefix(Self.maximumChangesOfLaterPlace) {
        changes.append((change, places))
      }
    }
    return changes.lazy.compactMap { (change, places) -> DependenceAttempt? in
      let payload = places.reduce(into: tree) { $0.apply(change, at: $1) }
      guard payload != tree else { return nil }
      let changed = record.inputReplacingPayload(at: index, with: payload)
      return DependenceAttempt(testedDependence: input, changedInput: changed, valueChange: change)
    }
  }

  /// Returns the attempts that change a number of the record's response to each constant and its
  /// neighbours.
  ///
  /// The result is empty if the value at the first place of the path, the only one to be changed,
  /// is not a number. A neighbour of `Int.min` or `Int.max` wraps around.
  func settingNumber(
    nearShownLimits constants: [Int],
    at path: ResponsePath
  ) -> [DependenceAttempt] {
    guard let place = path.placesAtPath.first, case .number? = record.payload[place: place.indices]
    else {
      return []
    }
    let numbers = constants.flatMap { [$0 &- 1, $0, $0 &+ 1] }
    return numbers.map { number in
      let payload = record.payload.replacing(place.indices[...], with: .integer(number))
      return DependenceAttempt(
        testedDependence: .response(path.pointer),
        changedInput: record.inputReplacingPayload(at: record.responseIndex, with: payload),
        valueChange: .value(.integer(number))
      )
    }
  }

  private func changesToTry(of tree: JSONTree, at place: TreePlace) -> [ReplacementValues.Change] {
    tree[place: place.indices].map { values.changes(of: $0, at: place, moment: record.moment) }
      ?? []
  }

  /// Returns the attempt that removes another content, given by its index, from the screen.
  func removingContent(atIndex other: Int) -> DependenceAttempt {
    var input = record.input
    let kind = input.responses.remove(at: other).kind
    return DependenceAttempt(
      testedDependence: .otherContent(kind, .root),
      changedInput: input,
      valueChange: .absent
    )
  }

  /// Returns two inputs that change all scalars and empty containers of another content.
  ///
  /// The first input makes the first change to try of each value, the second input the second
  /// change. A value without a second change stays in the second input.
  ///
  /// - Parameter other: The index of the other content.
  /// - Returns: The two inputs.
  func changingAllValues(ofContentAt other: Int) -> [SearchInput] {
    let tree = record.input.responses[other].payload
    return (0..<2).map { number in
      let changed = tree.places().reversed().reduce(into: tree) { result, place in
        guard let value = tree[place: place.indices], value.childCount == 0 else { return }
        let changes = changesToTry(of: tree, at: place)
        if let change = changes.dropFirst(number).first { result.apply(change, at: place) }
      }
      return record.inputReplacingPayload(at: other, with: changed)
    }
  }

  /// The attempts that change the moment, the time zone or the locale.
  var changingContext: [DependenceAttempt] {
    var attempts: [DependenceAttempt] = []
    let add = {
      (attempts: inout [DependenceAttempt], input: DependenceInput, context: JournalContext) in
      guard context != record.input.context else { return }
      var changed = record.input
      changed.context = context
      attempts.append(DependenceAttempt(testedDependence: input, changedInput: changed))
    }
    for moment in momentsToTry {
      var context = record.input.context
      context.moment = moment
      add(&attempts, .moment, context)
    }
    for zone in SearchContexts.timeZonesToTry {
      var context = record.input.context
      context.timeZone = zone
      add(&attempts, .timeZone, context)
    }
    for locale in SearchContexts.localesToTry {
      var context = record.input.context
      context.locale = locale
      add(&attempts, .locale, context)
    }
    return attempts
  }

  private var momentsToTry: [Date] {
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

  /// The attempt that removes the user's actions; empty if the record has none.
  var removingAllActions: [DependenceAttempt] {
    guard record.hasActions else { return [] }
    var input = record.input
    input.steps = []
    return [DependenceAttempt(testedDependence: .actions, changedInput: input)]
  }

  /// The attempts that deliver the same response, or one of ``previousPayloadsToTry``, one second
  /// before the record's response.
  ///
  /// Empty if the moment of the record is unknown.
  var addingEarlierResponses: [DependenceAttempt] {
    guard let now = record.moment else { return [] }
    var input = record.input
    input.context.moment = now.addingTimeInterval(-Self.secondsBetweenResponses)
    let step = SearchInput.Step(
      pauseSeconds: Self.secondsBetweenResponses,
      event: .responses(record.input.responses)
    )
    input.steps = [step] + record.input.steps
    var attempts = [DependenceAttempt(testedDependence: .repetition, changedInput: input)]
    for payload in previousPayloadsToTry where payload != record.payload {
      input.responses[record.responseIndex].payload = payload
      attempts.append(DependenceAttempt(testedDependence: .previousResponse, changedInput: input))
    }
    return attempts
  }
}
