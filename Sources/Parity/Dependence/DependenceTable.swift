import ScreenDocument
import StrictJSON

/// The inputs that changed the places of an output so far.
struct DependenceTable {
  /// The maximum number of places that are recorded for one change.
  private static let pathLimit = 512

  private var rows: [[String]: DependenceRow] = [:]

  /// Adds each place of the outputs of an unchanged record that has a value without parts, and
  /// marks the places at which the sides differ.
  mutating func add(recorded outputs: [ComparedSide: SideOutput]) {
    for (side, output) in outputs {
      guard case .shown(let tree) = output else { continue }
      for place in tree.places() where tree[place: place.indices]?.childCount == 0 {
        rows[place.path, default: DependenceRow()].sides[side, default: .init()] =
          rows[place.path]?.sides[side] ?? .init()
      }
    }
    for path in Self.pathsDifferingBetweenSides(outputs) {
      rows[path, default: DependenceRow()].differsAsRecorded = true
    }
  }

  /// Adds the places at which an output changed although no input changed.
  mutating func addHiddenInput(_ side: ComparedSide, _ output: SideOutput, _ again: SideOutput) {
    for path in Self.differingPaths(output, again) {
      rows[path, default: DependenceRow()].sides[side, default: .init()].hasHiddenInput = true
    }
  }

  /// Adds an input to each place that changed after the input had another value or, with
  /// `byPresence`, was absent or `null`.
  ///
  /// - Returns: Whether any place has changed.
  @discardableResult
  mutating func add(
    _ input: DependenceInput,
    on side: ComparedSide,
    byPresence: Bool,
    _ output: SideOutput,
    _ changed: SideOutput
  ) -> Bool {
    let paths = Self.differingPaths(output, changed)
    for path in paths {
      let inputs = \DependenceRow.SideInputs.byValue
      let presences = \DependenceRow.SideInputs.byPresence
      rows[path, default: DependenceRow()].sides[side, default: .init()][
        keyPath: byPresence ? presences : inputs
      ].insert(input)
    }
    return !paths.isEmpty
  }

  /// Adds the places at which the sides differ after a change but not for the recorded response.
  mutating func add(
    _ value: OutputDependence.DifferingValue,
    _ recorded: [ComparedSide: SideOutput],
    _ changed: [ComparedSide: SideOutput]
  ) {
    let paths = Self.pathsDifferingBetweenSides(changed)
    guard !paths.isEmpty else { return }
    for path in paths.subtracting(Self.pathsDifferingBetweenSides(recorded)) {
      rows[path, default: DependenceRow()].add(value)
    }
  }

  /// Returns what each place depends on, sorted by the path of the place.
  func outputs(of sides: [ComparedSide]) -> [OutputDependence] {
    rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { path, row in
        let isInElements = path.contains(KindCoverage.elementToken)
        let inputs = sides.map { side in
          (side, row.sides[side]?.inputs(isInElements: isInElements) ?? .inputs([]))
        }
        return OutputDependence(
          path: JSONPointer(tokens: path),
          inputsBySide: Dictionary(uniqueKeysWithValues: inputs),
          differsAsRecorded: row.differsAsRecorded,
          differingValues: row.differingValues
        )
      }
  }

  /// The inputs that change any place of an output.
  var inputs: Set<DependenceInput> {
    rows.values.reduce(into: []) { inputs, row in
      for side in row.sides.values {
        inputs.formUnion(side.byValue)
        inputs.formUnion(side.byPresence)
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
    case (.shown(let one), .shown(let other)): one.paths(differingFrom: other, limit: pathLimit)
    case (.shown, .nothing), (.nothing, .shown): [[]]
    case (.nothing, .nothing), (.refused, _), (_, .refused): []
    }
  }
}
