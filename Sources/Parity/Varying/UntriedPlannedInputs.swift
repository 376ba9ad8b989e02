import ScreenDocument

/// The planned inputs of a kind that a search has not tried yet.
struct UntriedPlannedInputs {
  private let recordedInput: SearchInput
  private let kind: ContentKind
  /// The number of the shown limits, the first ones, near which changes are planned already.
  private var plannedLimitCount: Int
  /// The next input is the next one of the last iterator.
  private var iterators: [AnyIterator<PlannedSearchInput>]

  /// Plans the changes of a recorded input.
  ///
  /// - Parameters:
  ///   - recordedInput: The input.
  ///   - kind: The kind whose first response in the input is changed.
  ///   - shownLimits: The numbers that outputs of the kind have shown as limits, such as 9,999 in
  ///     "9,999+".
  ///   - settings: The additional values.
  init(
    from recordedInput: SearchInput,
    of kind: ContentKind,
    shownLimits: [Int],
    _ settings: SearchVariationSettings
  ) {
    self.recordedInput = recordedInput
    self.kind = kind
    plannedLimitCount = shownLimits.count
    let planned = PlannedSearchInputs(
      from: recordedInput,
      of: kind,
      shownLimits: shownLimits,
      settings
    )
    iterators = planned.map { [$0.all] } ?? []
  }

  /// Returns the next planned input; `nil` if none is left.
  ///
  /// `shownLimits` are all numbers that outputs have shown as limits. If it has new numbers at its
  /// end since the last call, changes to numbers near them come first.
  mutating func next(shownLimits: [Int]) -> PlannedSearchInput? {
    if plannedLimitCount < shownLimits.count {
      let new = Array(shownLimits[plannedLimitCount...])
      plannedLimitCount = shownLimits.count
      if let planned = PlannedSearchInputs(from: recordedInput, of: kind) {
        iterators.append(planned.settingOneNumber(nearShownLimits: new))
      }
    }
    while let inputs = iterators.last {
      if let next = inputs.next() { return next }
      iterators.removeLast()
    }
    return nil
  }
}
