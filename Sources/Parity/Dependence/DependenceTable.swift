import ScreenDocument
import StrictJSON

/// The inputs that changed the places of an output, or its effects, so far.
struct DependenceTable {
  /// The maximum number of places that are recorded for one change.
  private static let maximumPathsPerChange = 512

  /// Whether so many places differed at once that some of them may not be recorded.
  ///
  /// They differed after a change, between two runs of an unchanged record, or between the sides of
  /// a record, changed or not.
  private(set) var leavesOutPlaces = false
  private var rowByPlace: [DependencePlace: DependenceRow] = [:]

  /// Adds the places of the runs of an unchanged record.
  ///
  /// Adds each place whose value has no parts: a scalar, an empty list or an empty object. Adds the
  /// effects if a side has performed one. Adds and marks each place at which the sides differ.
  mutating func addPlacesAndMarkDifferences(ofRecordedRuns runs: [ComparedSide: SideRun]) {
    for (side, run) in runs {
      if !run.effects.isEmpty { addPlace(.effects, on: side) }
      guard case .shown(let tree) = run.output else { continue }
      for place in tree.places() where tree[place: place.indices]?.childCount == 0 {
        addPlace(.output(place.path), on: side)
      }
    }
    for place in placesDifferingBetweenSides(runs) {
      rowByPlace[place, default: DependenceRow()].sidesDifferAsRecorded = true
    }
  }

  private mutating func addPlace(_ place: DependencePlace, on side: ComparedSide) {
    rowByPlace[place, default: DependenceRow()].inputsBySide[side, default: .init()] =
      rowByPlace[place]?.inputsBySide[side] ?? .init()
  }

  /// Adds a hidden input to each place that differs between two runs of the same unchanged record.
  mutating func addHiddenInput(
    on side: ComparedSide,
    before run: SideRun,
    after again: SideRun
  ) {
    for place in differingPlaces(run, again) {
      rowByPlace[place, default: DependenceRow()].inputsBySide[side, default: .init()]
        .hasHiddenInput = true
    }
  }

  /// Adds an input to each place that changed after a change of the input.
  ///
  /// With `changedPresence`, the change made the input absent or `null`; otherwise it gave the
  /// input another value.
  mutating func addInput(
    _ input: DependenceInput,
    on side: ComparedSide,
    changedPresence: Bool,
    before run: SideRun,
    after changed: SideRun
  ) {
    for place in differingPlaces(run, changed) {
      let valueInputs = \DependenceRow.SideInputs.influencingByValue
      let presenceInputs = \DependenceRow.SideInputs.influencingByPresence
      rowByPlace[place, default: DependenceRow()].inputsBySide[side, default: .init()][
        keyPath: changedPresence ? presenceInputs : valueInputs
      ].insert(input)
    }
  }

  /// Adds a change to each place at which the sides differ after it, but not for the recorded
  /// response.
  mutating func addInputValueMakingSidesDiffer(
    _ value: OutputDependence.InputValueMakingSidesDiffer,
    recorded: [ComparedSide: SideRun],
    changed: [ComparedSide: SideRun]
  ) {
    let places = placesDifferingBetweenSides(changed)
    guard !places.isEmpty else { return }
    for place in places.subtracting(placesDifferingBetweenSides(recorded)) {
      rowByPlace[place, default: DependenceRow()].addInputValueMakingSidesDiffer(value)
    }
  }

  /// Returns what each place depends on, sorted by the path of the place; the effects last.
  func outputDependences(of sides: [ComparedSide]) -> [OutputDependence] {
    rowByPlace.sorted { $0.key < $1.key }
      .map { place, row in
        let inputs = sides.map { side in
          (
            side,
            row.inputsBySide[side]?.minimalInputs(isPlaceInElements: place.isInElements)
              ?? .inputs([])
          )
        }
        return OutputDependence(
          path: JSONPointer(tokens: place.path),
          aspect: place.aspect,
          inputsBySide: Dictionary(uniqueKeysWithValues: inputs),
          sidesDifferAsRecorded: row.sidesDifferAsRecorded,
          inputValuesMakingSidesDiffer: row.inputValuesMakingSidesDiffer
        )
      }
  }

  /// The inputs that change any place of an output.
  var influencingInputs: Set<DependenceInput> {
    rowByPlace.values.reduce(into: []) { inputs, row in
      for side in row.inputsBySide.values {
        inputs.formUnion(side.influencingByValue)
        inputs.formUnion(side.influencingByPresence)
      }
    }
  }

  private mutating func placesDifferingBetweenSides(
    _ runs: [ComparedSide: SideRun]
  ) -> Set<DependencePlace> {
    guard let legacy = runs[.legacy], let state = runs[.state] else { return [] }
    return differingPlaces(legacy, state)
  }

  /// Returns the places at which two runs differ, at most ``maximumPathsPerChange`` of the output;
  /// sets ``leavesOutPlaces`` at this limit.
  private mutating func differingPlaces(_ one: SideRun, _ other: SideRun) -> Set<DependencePlace> {
    let paths: Set<[String]>
    switch (one.output, other.output) {
    case (.shown(let one), .shown(let other)):
      paths = one.paths(differingFrom: other, limit: Self.maximumPathsPerChange)
    case (.shown, .nothing), (.nothing, .shown): paths = [[]]
    case (.nothing, .nothing): paths = []
    case (.refused, _), (_, .refused): return []
    }
    if paths.count >= Self.maximumPathsPerChange { leavesOutPlaces = true }
    var places = Set(paths.map(DependencePlace.output))
    if one.effects != other.effects { places.insert(.effects) }
    return places
  }
}
