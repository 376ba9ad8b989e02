/// One evaluation of a rule: its data, and the number of steps that it may still use.
struct RuleRun {
  /// The maximum number of steps for loops, shared rules and long values in one evaluation.
  static let maximumSteps = 100_000
  /// The maximum length of a text that a rule builds, in bytes of UTF-8.
  static let maximumTextLength = 1 << 20
  /// The maximum nesting depth, below its root, of a value that `reduce` builds.
  static let maximumValueDepth = 128

  let context: EvaluationContext
  let flagKey: String
  let timestamp: Int
  /// The element that variables read inside a loop; `nil` for the context.
  var loopElement: RuleValue?

  /// Whether the evaluation has read the targeting key, or a value that contains it.
  var hasReadTargetingKey = false

  /// The number of steps that the evaluation may still use; negative after it has used too many.
  private(set) var stepsLeft: Int

  init(
    _ context: EvaluationContext,
    flagKey: String,
    timestamp: Int,
    steps: Int = Self.maximumSteps
  ) {
    self.context = context
    self.flagKey = flagKey
    self.timestamp = timestamp
    stepsLeft = steps
  }

  /// Subtracts steps from ``stepsLeft``; throws if there are fewer.
  mutating func charge(_ steps: Int) throws(RuleError) {
    stepsLeft -= steps
    if stepsLeft < 0 {
      throw RuleError("the rule needs more than \(Self.maximumSteps) steps; make its lists shorter")
    }
  }

  /// Charges for reading a text: one step for each full 64 bytes; shorter texts are free.
  mutating func charge(forTextOf text: String) throws(RuleError) {
    let steps = text.utf8.count / 64
    if steps > 0 { try charge(steps) }
  }

  /// Throws if a text that the rule builds is longer than ``maximumTextLength``.
  func checkLength(of text: String) throws(RuleError) {
    guard text.utf8.count <= Self.maximumTextLength else {
      throw RuleError(
        "the rule makes a text of more than \(Self.maximumTextLength) bytes; make its texts shorter"
      )
    }
  }

  /// Throws if a value that `reduce` builds is nested deeper than ``maximumValueDepth`` below its
  /// root; charges steps for its size.
  mutating func checkDepth(of value: RuleValue) throws(RuleError) {
    try charge(forSizeOf: value, maximumDepth: Self.maximumValueDepth)
  }

  /// Charges for reading all parts of a value: one step for each array and object, and one for each
  /// full 64 of its elements or members; throws if it is nested deeper than `maximumDepth` below
  /// its root.
  ///
  /// Parts that a rule repeats are stored once, so reading all of them may cost far more than
  /// building the value.
  mutating func charge(forSizeOf value: RuleValue, maximumDepth: Int = .max) throws(RuleError) {
    guard maximumDepth >= 0 else {
      throw RuleError(
        "the rule makes a value deeper than \(Self.maximumValueDepth) levels; flatten it"
      )
    }
    switch value {
    case .null, .bool, .number, .string: return
    case .array(let elements):
      try charge(elements.count / 64 + 1)
      for element in elements { try charge(forSizeOf: element, maximumDepth: maximumDepth - 1) }
    case .object(let members):
      try charge(members.count / 64 + 1)
      for member in members.values {
        try charge(forSizeOf: member, maximumDepth: maximumDepth - 1)
      }
    }
  }

  /// Returns what a variable with an empty path reads: inside a loop the element, otherwise the
  /// context.
  mutating func readLoopElementOrAllData() -> RuleValue {
    if let loopElement { return loopElement }
    hasReadTargetingKey = true
    var members = context.attributes
    if let targetingKey = context.targetingKey { members["targetingKey"] = .string(targetingKey) }
    members[Self.reservedName] = flagdProperties
    return .object(members)
  }

  /// Returns what a name stands for in the context; `nil` if there is nothing of that name.
  ///
  /// `$flagd` is always the flag's properties. `targetingKey` is the context's targeting key or,
  /// without one, the attribute of that name; reading it sets ``hasReadTargetingKey``. Any other
  /// name is an attribute's.
  mutating func readAttribute(_ name: String) -> RuleValue? {
    switch name {
    case Self.reservedName: return flagdProperties
    case "targetingKey":
      hasReadTargetingKey = true
      return context.targetingKey.map(RuleValue.string) ?? context.attributes[name]
    default: return context.attributes[name]
    }
  }

  /// The name under which a rule reads the flag's key and the moment; an attribute with this name
  /// cannot be read.
  static let reservedName = "$flagd"

  /// Returns a property of the flag by name: its key or the moment; `nil` for any other name.
  func flagdProperty(_ name: String) -> RuleValue? {
    switch name {
    case "flagKey": .string(flagKey)
    case "timestamp": .number(Double(timestamp))
    default: nil
    }
  }

  private var flagdProperties: RuleValue {
    .object(["flagKey": .string(flagKey), "timestamp": .number(Double(timestamp))])
  }
}
