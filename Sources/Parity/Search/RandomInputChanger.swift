import Foundation
import ScreenDocument
import StrictJSON

/// A random change that derives an input from another one.
struct RandomInputChanger {
  let values: RandomReplacementValues
  let kind: ContentKind
  /// Inputs with a response of the kind, from which the change can take values and responses.
  let donorInputs: [SearchInput]
  /// The removals that the search has tried; those that the response type refuses are avoided.
  let removalResults: RemovalResults
  let settings: SearchVariationSettings
  var random: SearchRandom
  /// The latest removal that this changer made: a value that it removed or set to `null`.
  ///
  /// The next replacement of one value or of several resets it to `nil`, also in a response of an
  /// added step, because it can replace a value that was set to `null`. Other changes keep it: of
  /// the context, or by a value from another input.
  private(set) var lastRemoval: RemovalResults.ChangeAtPath?

  init(
    values: RandomReplacementValues,
    kind: ContentKind,
    donorInputs: [SearchInput],
    removalResults: RemovalResults,
    settings: SearchVariationSettings,
    random: SearchRandom
  ) {
    self.values = values
    self.kind = kind
    self.donorInputs = donorInputs
    self.removalResults = removalResults
    self.settings = settings
    self.random = random
  }

  /// The greatest size that a list is extended to, and the maximum number of scalars that one change
  /// replaces.
  private static let maximumElements = 64
  /// An input with this many steps or more gets no further ones.
  ///
  /// One addition can append three, so an input can get more steps than this.
  private static let maximumStepsBeforeAdding = 6

  mutating func changed(_ input: SearchInput) -> SearchInput {
    var input = input
    switch Int.random(in: 0..<20, using: &random) {
    case 0...8: changeValues(in: &input, count: 1)
    case 9...12: changeValues(in: &input, count: Int.random(in: 2...4, using: &random))
    case 13, 14: copyValueFromDonorInput(to: &input)
    case (15...16) where settings.variesMomentTimeZoneAndLocale:
      randomizeContext(&input.context, near: input)
      if random.chance(oneIn: 2) { changeValues(in: &input, count: 1) }
    case (17...18) where settings.addsResponsesAndFlips: addResponsesOrFlips(to: &input)
    case 19 where settings.variesMomentTimeZoneAndLocale && settings.addsResponsesAndFlips:
      randomizeContext(&input.context, near: input)
      addResponsesOrFlips(to: &input)
    default: changeValues(in: &input, count: 1)
    }
    return input
  }

  // MARK: One response

  private mutating func changeValues(in input: inout SearchInput, count: Int) {
    for _ in 0..<count {
      guard !input.responses.isEmpty else { return }
      let own = input.responses.indices.filter { input.responses[$0].kind == kind }
      let any = Int.random(in: 0..<input.responses.count, using: &random)
      let index = random.chance(oneIn: 5) ? any : own.first ?? any
      input.responses[index].payload = changingOneValue(
        of: input.responses[index].payload,
        kind: input.responses[index].kind,
        around: input.context.moment,
        otherPayloads: input.responses.indices.filter { $0 != index }
          .map { input.responses[$0].payload }
      )
    }
  }

  private mutating func changingOneValue(
    of tree: JSONTree,
    kind: ContentKind,
    around moment: Date?,
    otherPayloads: [JSONTree]
  ) -> JSONTree {
    let places = TreePlaces(tree)
    for _ in 0..<4 {
      guard let found = places.pickPlace(using: &random) else { return tree }
      let (place, path) = (places.indicesFromRoot(to: found), places.path(of: found))
      let value = places.value(at: found)
      let removes = random.chance(oneIn: path.isEmpty ? .max : 8)
      let change = RemovalResults.ChangeAtPath(kind: kind, path: path, isRemoval: removes)
      guard !removalResults.isAlwaysRejectedRemoval(change) else { continue }
      if removes {
        lastRemoval = change
        return tree.removing(place, orSettingMemberToNull: random.chance(oneIn: 2))
      }
      let new: JSONTree =
        switch value {
        case .array(let elements): changedArray(elements)
        case .object: value
        case let value where random.chance(oneIn: 8):
          valueFromSameInput(insteadOf: value, in: places, otherPayloads: otherPayloads) ?? value
        default:
          values.randomValue(insteadOf: value, of: kind, at: path, around: moment, using: &random)
        }
      guard new != value else { continue }
      if path.contains("*"), !new.isContainer, random.chance(oneIn: 2) {
        lastRemoval = nil
        let others = places.places(withPathOf: found).map(places.indicesFromRoot)
        return replacingScalars(at: others, of: tree, kind: kind, path: path, around: moment)
      }
      lastRemoval =
        new == .null ? RemovalResults.ChangeAtPath(kind: kind, path: path, isRemoval: true) : nil
      return tree.replacing(place[...], with: new)
    }
    return tree
  }

  /// Returns a value of the same type from the response or from another response of the input.
  ///
  /// A text becomes another text. A number becomes one of the whole numbers there, sometimes one
  /// more or one less, or a percentage of it, such as 98 %. Returns `nil` if there is none, and for
  /// a value that is not a text or a number.
  private mutating func valueFromSameInput(
    insteadOf value: JSONTree,
    in places: TreePlaces,
    otherPayloads: [JSONTree]
  ) -> JSONTree? {
    let other = random.chance(oneIn: 2) ? random.pick(otherPayloads) : nil
    let found = (other.map { TreePlaces($0) } ?? places).values
    switch value {
    case .string:
      return random.pick(found.filter { if case .string = $0 { $0 != value } else { false } })
    case .number:
      let numbers = found.compactMap { if case .number(let text) = $0 { Int(text) } else { nil } }
      guard let number = random.pick(numbers) else { return nil }
      let percent = random.pick([100, 100, 99, 98, 101, 50, 200]) ?? 100
      let (product, overflows) = number.multipliedReportingOverflow(by: percent)
      let near = percent == 100 ? Int.random(in: -1...1, using: &random) : 0
      return .integer(overflows ? number : product / 100 &+ near)
    case .null, .bool, .array, .object: return nil
    }
  }

  /// Replaces the scalars at the first 64 places of one path, each by a random value but never by
  /// `null`.
  private mutating func replacingScalars(
    at places: [[Int]],
    of tree: JSONTree,
    kind: ContentKind,
    path: [String],
    around moment: Date?
  ) -> JSONTree {
    var tree = tree
    for place in places.prefix(Self.maximumElements) {
      guard let old = tree[place: place], !old.isContainer else { continue }
      let new = values.randomValue(
        insteadOf: old,
        of: kind,
        at: path,
        around: moment,
        using: &random
      )
      if new != .null { tree.replace(place[...], with: new) }
    }
    return tree
  }

  private mutating func changedArray(_ elements: [JSONTree]) -> JSONTree {
    var elements = elements
    let count = elements.count
    guard count > 0 else { return .array([]) }
    let index = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: elements.remove(at: index)
    case 1: elements.insert(elements[index], at: Int.random(in: 0...count, using: &random))
    case 2: elements = random.chance(oneIn: 3) ? [] : [elements[index]]
    case 3: elements.reverse()
    case 4: elements.shuffle(using: &random)
    case 5: elements.swapAt(index, Int.random(in: 0..<count, using: &random))
    default:
      let size = random.pick([9, 10, 11, 19, 20, 21, 22, 30, Self.maximumElements]) ?? 21
      elements = (0..<size).map {
        elements[$0 % count].withUniqueIDs(suffix: "-\($0 / count)", copy: $0 / count)
      }
    }
    return .array(elements)
  }

  /// Replaces a random value by a value that a donor input has at the same path.
  ///
  /// In both inputs, it reads the first response of the kind. It does nothing if one input has no
  /// response of the kind, or if the donor input has no value at the path.
  private mutating func copyValueFromDonorInput(to input: inout SearchInput) {
    guard let index = input.responses.firstIndex(where: { $0.kind == kind }),
      let donor = random.pick(donorInputs),
      let source = donor.responses.first(where: { $0.kind == kind })
    else { return }
    let places = TreePlaces(input.responses[index].payload)
    let parts = TreePlaces(source.payload)
    guard let found = places.pickPlace(using: &random),
      let part = random.pick(parts.places(at: places.path(of: found)))
    else { return }
    input.responses[index].payload = input.responses[index].payload.replacing(
      places.indicesFromRoot(to: found)[...],
      with: parts.value(at: part)
    )
  }

  // MARK: Sequences

  /// Appends one step with responses, or three: a flip, responses, and a flip to another stage.
  ///
  /// Adds nothing if the input has 6 steps or more, or if all steps would take more than an hour.
  /// It can also add nothing if there are no donor inputs.
  private mutating func addResponsesOrFlips(to input: inout SearchInput) {
    guard input.steps.count < Self.maximumStepsBeforeAdding else { return }
    let firstAdded = input.steps.endIndex
    let pauses: [Double] = [0, 0.05, 0.3, 0.7, 1, 3, 60, 90, 3_000]
    let seconds = random.pick(pauses) ?? 1
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      input.steps.append(.init(pauseSeconds: seconds, event: .responses(input.responses)))
    case 1, 2, 3:
      var next = input
      changeValues(in: &next, count: Int.random(in: 1...3, using: &random))
      input.steps.append(.init(pauseSeconds: seconds, event: .responses(next.responses)))
    case 4:
      guard let other = random.pick(donorInputs) else { return }
      let ids = Dictionary(input.responses.map { ($0.kind, $0.id) }) { first, _ in first }
      var seen: Set<ContentID> = []
      let responses = other.responses.map { response in
        var response = response
        if let id = ids[response.kind] { response.id = id }
        return response
      }
      .filter { seen.insert($0.id).inserted }
      input.steps.append(.init(pauseSeconds: seconds, event: .responses(responses)))
    default:
      let stage = random.pick([Stage.live, .shadow, .off, .live]) ?? .live
      input.steps.append(
        .init(pauseSeconds: seconds, event: .flip(.init(kind: kind, stage: stage)))
      )
      var next = input
      if random.chance(oneIn: 2) { changeValues(in: &next, count: 1) }
      input.steps.append(.init(pauseSeconds: 1, event: .responses(next.responses)))
      let back: Stage = stage == .shadow ? .live : .shadow
      input.steps.append(.init(pauseSeconds: 1, event: .flip(.init(kind: kind, stage: back))))
    }
    let elapsed = input.steps.reduce(0) { $0 + $1.pauseSeconds }
    if elapsed > JournalStep.maximumTotalSeconds {
      input.steps.removeSubrange(firstAdded...)
      lastRemoval = nil
    }
  }
}
