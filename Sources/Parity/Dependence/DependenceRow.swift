import StrictJSON

/// The inputs that changed one place of an output so far.
struct DependenceRow {
  /// The inputs of one side.
  struct SideInputs {
    /// The inputs whose change to another value changed the place.
    var influencingByValue: Set<DependenceInput> = []
    /// The inputs that changed the place by being absent or `null`.
    var influencingByPresence: Set<DependenceInput> = []
    /// Whether the place changed although no input changed.
    var hasHiddenInput = false

    /// Returns the inputs that changed the place, without the inputs that other inputs explain.
    ///
    /// - An input that changes the place by its absence alone is left out in two cases. Either the
    ///   value of a part of it, or of a list or object around it, changes the place. Or the absence
    ///   of a list or object around it changes the place. For example, a list is shorter if one of
    ///   its elements cannot be decoded.
    /// - If the place is in the elements of a list, an input is left out if the value of a part of
    ///   it changes the place. For example, another list has other values at the place.
    ///
    /// - Parameter isPlaceInElements: Whether the place is in the elements of a list.
    /// - Returns: The inputs, or `hiddenInput` if the place changed although no input changed.
    func minimalInputs(isPlaceInElements: Bool) -> OutputDependence.SideInputs {
      if hasHiddenInput { return .hiddenInput }
      let enclosingInputs = Set(influencingByValue.flatMap(\.enclosingInputs))
      let values =
        isPlaceInElements ? influencingByValue.subtracting(enclosingInputs) : influencingByValue
      let presences = influencingByPresence.subtracting(influencingByValue)
        .subtracting(enclosingInputs)
        .filter { input in
          !input.enclosingInputs.contains {
            influencingByValue.contains($0) || influencingByPresence.contains($0)
          }
        }
      return .inputs(values.union(presences))
    }
  }

  var inputsBySide: [ComparedSide: SideInputs] = [:]
  var sidesDifferAsRecorded = false
  private(set) var inputValuesMakingSidesDiffer: [OutputDependence.InputValueMakingSidesDiffer] = []

  /// Adds a change after which the sides differ.
  ///
  /// Keeps one change for each of the first 4 inputs: the first change of the input. If this change
  /// sets a number, a later change to a number nearer to 0 replaces it.
  mutating func addInputValueMakingSidesDiffer(
    _ value: OutputDependence.InputValueMakingSidesDiffer
  ) {
    guard let index = inputValuesMakingSidesDiffer.firstIndex(where: { $0.input == value.input })
    else {
      if inputValuesMakingSidesDiffer.count < OutputDependence.maximumInputValuesMakingSidesDiffer {
        inputValuesMakingSidesDiffer.append(value)
      }
      return
    }
    guard case .number(let old)? = inputValuesMakingSidesDiffer[index].value,
      case .number(let new)? = value.value,
      let least = Double(old), let number = Double(new), abs(number) < abs(least)
    else { return }
    inputValuesMakingSidesDiffer[index] = value
  }
}

extension DependenceInput {
  /// The inputs of which this one is a part: the lists and objects around a value, up to the whole
  /// response.
  fileprivate var enclosingInputs: [Self] {
    switch self {
    case .response(let path): path.strictPrefixes.map { .response($0) }
    case .otherContent(let kind, let path): path.strictPrefixes.map { .otherContent(kind, $0) }
    case .moment, .timeZone, .locale, .actions, .repetition, .previousResponse: []
    }
  }
}

extension JSONPointer {
  fileprivate var strictPrefixes: [JSONPointer] {
    tokens.indices.map { JSONPointer(tokens: Array(tokens.prefix($0))) }
  }
}
