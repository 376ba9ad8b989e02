import ScreenDocument
import StrictJSON

/// The inputs that changed the places of an output so far.
struct DependenceTable {
  /// The maximum number of places that are recorded for one change.
  private static let maximumPathsPerChange = 512

  /// Whether so many places differed at once that some of them may not be recorded.
  ///
  /// They differed after a change, between two runs of an unchanged record, or between the sides of
  /// a record, changed or not.
  private(set) var leavesOutPlaces = false
  private var rowByOutputPath: [[String]: DependenceRow] = [:]

  /// Adds the places of the outputs of an unchanged record.
  ///
  /// Adds each place whose value has no parts: a scalar, an empty list or an empty object. Adds and
  /// marks each place at which the sides differ.
  mutating func addPlacesAndMarkDifferences(ofRecordedOutputs outputs: [ComparedSide: SideOutput]) {
    for (side, output) in outputs {
      guard case .shown(let tree) = output else { continue }
      for place in tree.places() where tree[place: place.indices]?.childCount == 0 {
        rowByOutputPath[place.path, default: DependenceRow()].inputsBySide[side, default: .init()] =
          rowByOutputPath[place.path]?.inputsBySide[side] ?? .init()
      }
    }
    let paths = Self.pathsDifferingBetweenSides(outputs)
    if paths.count >= Self.maximumPathsPerChange { leavesOutPlaces = true }
    for path in paths {
      rowByOutputPath[path, default: DependenceRow()].sidesDifferAsRecorded = true
    }
  }

  /// Adds a hidden input to each place that differs between two runs of the same unchanged record.
  mutating func addHiddenInput(
    on side: ComparedSide,
    before output: SideOutput,
    after again: SideOutput
  ) {
    let paths = Self.differingPaths(output, again)
    if paths.count >= Self.maximumPathsPerChange { leavesOutPlaces = true }
    for path in paths {
      rowByOutputPath[path, default: DependenceRow()].inputsBySide[side, default: .init()]
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
    before output: SideOutput,
    after changed: SideOutput
  ) {
    let paths = Self.differingPaths(output, changed)
    if paths.count >= Self.maximumPathsPerChange { leavesOutPlaces = true }
    for path in paths {
      let valueInputs = \DependenceRow.SideInputs.influencingByValue
      let presenceInputs = \DependenceRow.SideInputs.influencingByPresence
      rowByOutputPath[path, default: DependenceRow()].inputsBySide[side, default: .init()][
        keyPath: changedPresence ? presenceInputs : valueInputs
      ].insert(input)
    }
  }

  /// Adds a change to each place at which the sides differ after it, but not for the recorded
  /// response.
  mutating func addInputValueMakingSidesDiffer(
    _ value: OutputDependence.InputValueMakingSidesDiffer,
    recorded: [ComparedSide: SideOutput],
    changed: [ComparedSide: SideOutput]
  ) {
    let paths = Self.pathsDifferingBetweenSides(changed)
    guard !paths.isEmpty else { return }
    if paths.count >= Self.maximumPathsPerChange { leavesOutPlaces = true }
    for path in paths.subtracting(Self.pathsDifferingBetweenSides(recorded)) {
      rowByOutputPath[path, default: DependenceRow()].addInputValueMakingSidesDiffer(value)
    }
  }

  /// Returns what each place depends on, sorted by the path of the place.
  func outputDependences(of sides: [ComparedSide]) -> [OutputDependence] {
    rowByOutputPath.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { path, row in
        let isInElements = path.contains(KindCoverage.elementToken)
        let inputs = sides.map { side in
          (
            side,
            row.inputsBySide[side]?.minimalInputs(isPlaceInElements: isInElements) ?? .inputs([])
          )
        }
        return OutputDependence(
          path: JSONPointer(tokens: path),
          inputsBySide: Dictionary(uniqueKeysWithValues: inputs),
          sidesDifferAsRecorded: row.sidesDifferAsRecorded,
          inputValuesMakingSidesDiffer: row.inputValuesMakingSidesDiffer
        )
      }
  }

  /// The inputs that change any place of an output.
  var influencingInputs: Set<DependenceInput> {
    rowByOutputPath.values.reduce(into: []) { inputs, row in
      for side in row.inputsBySide.values {
        inputs.formUnion(side.influencingByValue)
        inputs.formUnion(side.influencingByPresence)
      }
    }
  }

  private static func pathsDifferingBetweenSides(
    _ outputs: [ComparedSide: SideOutput]
  ) -> Set<[String]> {
    guard let legacy = outputs[.legacy], let state = outputs[.state] else { return [] }
    return differingPaths(legacy, state)
  }

  private static func differingPaths(_ one: SideOutput, _ other: SideOutput) -> Set<[String]> {
    switch (one, other) {
    case (.shown(let one), .shown(let other)):
      one.paths(differingFrom: other, limit: maximumPathsPerChange)
    case (.shown, .nothing), (.nothing, .shown): [[]]
    case (.nothing, .nothing), (.refused, _), (_, .refused): []
    }
  }
}
