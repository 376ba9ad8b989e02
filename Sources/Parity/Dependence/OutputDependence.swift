public import StrictJSON

/// What one place of a content's output, or its effects, depend on.
public struct OutputDependence: Hashable, Sendable {
  /// The inputs of one side for a place.
  public enum SideInputs: Hashable, Sendable {
    /// The side reads these inputs; none if no change of an input has changed the value.
    case inputs(Set<DependenceInput>)
    /// The value changes although no input changed: its source is, for example, a singleton, a
    /// random number or the real clock.
    case hiddenInput
  }

  /// A change after which the two sides show different values at the place.
  public struct InputValueMakingSidesDiffer: Hashable, Sendable {
    /// The input that was changed.
    public let input: DependenceInput
    /// The changed value; `nil` if the input is not a value of a response, or was removed.
    public let value: JSONTree?
  }

  /// The maximum number of changes that are kept in ``inputValuesMakingSidesDiffer``.
  static let maximumInputValuesMakingSidesDiffer = 4

  /// The place in the encoded view data; list indices are written `*`.
  ///
  /// The path of the effects is `/*`; they are one place together.
  public let path: JSONPointer
  /// The aspect: the value, or the effects.
  package let aspect: ParityAspect
  /// The inputs of each side that ran.
  public let inputsBySide: [ComparedSide: SideInputs]
  /// Whether the sides differ at the place for a recorded response that was not changed.
  public let sidesDifferAsRecorded: Bool
  /// At most 4 changes after which the sides differ at the place, but not before; at most one for
  /// each input.
  ///
  /// If the first such change of an input sets a number, a number nearer to 0 that has this effect
  /// replaces it.
  public let inputValuesMakingSidesDiffer: [InputValueMakingSidesDiffer]

  /// The inputs that both sides read, sorted; empty if only one side ran.
  public var sharedInputs: [DependenceInput] {
    guard inputsBySide.count == 2 else { return [] }
    return inputs(of: .legacy).intersection(inputs(of: .state)).sorted()
  }

  /// Returns the inputs that a side reads and the other one does not, sorted; all inputs if one
  /// side ran.
  public func ownInputs(of side: ComparedSide) -> [DependenceInput] {
    inputs(of: side).subtracting(sharedInputs).sorted()
  }

  /// Whether the sides read different inputs, or only one of them has a hidden input; `false` if
  /// only one side ran.
  public var sidesReadDifferentInputs: Bool {
    guard inputsBySide.count == 2 else { return false }
    return inputsBySide[.legacy] != inputsBySide[.state]
  }

  /// Whether the sides read different inputs, or show different values at the place.
  ///
  /// The values can differ for a recorded response, or only for a changed one.
  public var sidesReadOrShowDifferently: Bool {
    sidesReadDifferentInputs || sidesDifferAsRecorded || !inputValuesMakingSidesDiffer.isEmpty
  }

  /// Whether at least one side has a hidden input.
  public var hasHiddenInput: Bool { inputsBySide.values.contains(.hiddenInput) }

  private func inputs(of side: ComparedSide) -> Set<DependenceInput> {
    if case .inputs(let inputs) = inputsBySide[side] { inputs } else { [] }
  }
}

extension DependenceAttempt {
  var changedInputValue: OutputDependence.InputValueMakingSidesDiffer {
    if case .value(let value) = valueChange {
      OutputDependence.InputValueMakingSidesDiffer(input: testedDependence, value: value)
    } else {
      OutputDependence.InputValueMakingSidesDiffer(
        input: testedDependence,
        value: valueChange == .null ? .null : nil
      )
    }
  }
}
