import StrictJSON

/// What is known of one place of an output while changes are tried.
struct DependenceRow {
  /// The inputs of one side.
  struct SideInputs {
    /// The inputs of which another value changed the place.
    var byValue: Set<DependenceInput> = []
    /// The inputs whose absence, or `null`, changed the place.
    var byPresence: Set<DependenceInput> = []
    var isHidden = false

    /// The inputs, each at its narrowest.
    ///
    /// A part that changes the place only by being absent is left out where its list or object changes it: an element that
    /// cannot be decoded shortens a list. At a place in elements, a list is left out where a part of it changes the
    /// place, since other elements have other values.
    ///
    /// - Parameter isInElements: Whether the place is in the elements of a list.
    /// - Returns: The inputs, or that one is hidden.
    func reads(isInElements: Bool) -> OutputDependence.Reads {
      if isHidden { return .hiddenInput }
      let values = byValue.filter { input in
        !isInElements || !byValue.contains { $0.isInside(input) }
      }
      let presences = byPresence.filter { input in
        !byValue.contains { $0 == input || $0.isInside(input) || input.isInside($0) }
          && !byPresence.contains { input.isInside($0) }
      }
      return .inputs(values.union(presences))
    }
  }

  var sides: [ComparedSide: SideInputs] = [:]
  var differsAsRecorded = false
  private(set) var values: [OutputDependence.DifferingValue] = []

  /// Adds a change after which the sides differ: of each input one, of numbers the least.
  mutating func add(_ value: OutputDependence.DifferingValue) {
    guard let index = values.firstIndex(where: { $0.input == value.input }) else {
      if values.count < OutputDependence.valueLimit { values.append(value) }
      return
    }
    guard case .number(let old)? = values[index].value, case .number(let new)? = value.value,
      let least = Double(old), let number = Double(new), abs(number) < abs(least)
    else { return }
    values[index] = value
  }
}

extension DependenceInput {
  /// Whether the input is a part of another one.
  func isInside(_ other: Self) -> Bool {
    switch (self, other) {
    case (.response(let path), .response(let whole)): path.isInside(whole)
    case (.content(let kind, let path), .content(let other, let whole)):
      kind == other && path.isInside(whole)
    default: false
    }
  }
}

extension JSONPointer {
  fileprivate func isInside(_ whole: Self) -> Bool {
    tokens.count > whole.tokens.count && tokens.starts(with: whole.tokens)
  }
}
