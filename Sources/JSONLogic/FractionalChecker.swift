import StrictJSON

/// Finds faults of a `fractional` in the rule's text: cases in which it chooses nothing, and
/// differences between generations or evaluators.
struct FractionalChecker {
  /// The code, the place and the message of a diagnostic.
  struct Issue {
    let code: String
    let place: JSONValue
    let message: String
  }

  private(set) var issues: [Issue] = []

  private let generation: FractionalGeneration
  /// The sum of the weights so far, negative ones as 0; `nil` after an unknown or invalid weight.
  private var weightTotal: Double? = 0

  /// Checks an operator.
  ///
  /// - Parameters:
  ///   - operands: The operands in the document.
  ///   - nodes: The compiled operands.
  ///   - value: The operator with its operands in the document.
  ///   - generation: The generation with which the rule is evaluated.
  /// - Complexity: O(size of the operands).
  init(
    _ operands: [JSONValue],
    _ nodes: [any RuleNode],
    of value: JSONValue,
    _ generation: FractionalGeneration
  ) {
    self.generation = generation
    var buckets = Array(zip(operands, nodes))
    if let (seed, node) = buckets.first, !node.possibleKinds.contains(.array) || node.isVariable {
      checkSeed(seed, node)
      buckets.removeFirst()
    }
    guard !buckets.isEmpty else {
      reportChoosesNothing(value, "it needs a bucket: an array of a variant and a weight")
      return
    }
    if generation == .first, operands.count == 1 {
      reportChoosesNothing(value, "generation 1 needs two operands")
    }
    for (bucket, node) in buckets { checkBucket(bucket, node) }
    checkWeightTotal(of: value)
  }

  private mutating func checkSeed(_ seed: JSONValue, _ node: any RuleNode) {
    let kinds = node.possibleKinds
    if kinds == .null {
      let message =
        "for a null seed, generation 3 chooses nothing, and generations 1 and 2 ignore the seed"
      report(seed, choosesNothingIn: [.third], "\(message); remove the seed")
    } else if kinds.contains(.null), !node.isTargetingKeyVariable {
      reportGenerationDifference(
        seed,
        "where the seed is null, generation 3 chooses nothing, and generations 1 and 2 hash the flag key and the "
          + "targeting key; make it a text with 'cat'"
      )
    } else if !kinds.isEmpty, kinds.isSubset(of: [.bool, .number, .object]) {
      let message =
        "only generation 3 supports a seed that is not a text; make it a text with 'cat'"
      report(seed, choosesNothingIn: [.first, .second], message)
      if let value = (node as? ConstantNode)?.value, generation == .third, value.hasLargeNumber {
        reportImplementationDifference(
          seed,
          "they hash numbers of 2^53 and above in different ways; write the seed as a text"
        )
      }
    }
  }

  private mutating func checkBucket(_ bucket: JSONValue, _ node: any RuleNode) {
    guard bucket.kind == .array else {
      weightTotal = nil
      if !node.possibleKinds.contains(.array), !node.possibleKinds.isEmpty {
        reportChoosesNothing(bucket, "a bucket is an array of a variant and a weight")
      }
      return
    }
    let nodes = (node as? ListNode)?.elements
    var elements = bucket.elements
    guard let variant = elements.next() else {
      reportChoosesNothing(bucket, "a bucket needs a variant")
      return
    }
    checkVariant(variant, nodes?[0] ?? ConstantNode(RuleValue(variant)))
    guard let weight = elements.next() else {
      add(weight: 1)
      return
    }
    checkWeight(weight, nodes?[1] ?? ConstantNode(RuleValue(weight)))
    if let third = elements.next() {
      reportImplementationDifference(
        third,
        "flagd ignores what follows the weight of a bucket, and the Python provider chooses nothing; remove the rest"
      )
    }
  }

  private mutating func checkVariant(_ variant: JSONValue, _ node: any RuleNode) {
    let kinds = node.possibleKinds
    guard !kinds.isEmpty else { return }
    if kinds.isSubset(of: [.array, .object]) {
      reportChoosesNothing(
        variant,
        "a variant is a text, a boolean, a number or null; some implementations return an object as it is"
      )
    } else if generation == .first, !kinds.contains(.string) {
      reportChoosesNothing(variant, "a variant of generation 1 is a text")
    }
  }

  private mutating func checkWeight(_ weight: JSONValue, _ node: any RuleNode) {
    let kinds = node.possibleKinds
    if let text = weight.numberText, case .number(let number)? = (node as? ConstantNode)?.value {
      add(weight: number)
      checkNumericWeight(weight, spelled: text, number)
    } else if kinds == .null {
      add(weight: 1)
      reportImplementationDifference(
        weight,
        "flagd counts a weight of null as 1, and the Python provider chooses nothing; write 1"
      )
    } else {
      weightTotal = nil
      if kinds.isDisjoint(with: [.null, .number]), !kinds.isEmpty {
        report(
          weight,
          choosesNothingIn: [.second, .third],
          "a weight is a number; generation 1 counts 1 instead"
        )
      } else if kinds.contains(.null) {
        reportImplementationDifference(
          weight,
          "where the weight is null, flagd counts 1, and the Python provider chooses nothing; write a number"
        )
      }
    }
  }

  private mutating func checkNumericWeight(
    _ weight: JSONValue,
    spelled text: String,
    _ number: Double
  ) {
    if number.rounded(.towardZero) != number {
      report(
        weight,
        choosesNothingIn: [.second, .third],
        "a weight is a whole number; generation 1 leaves out the fraction"
      )
    } else if number > BucketBounds.maximumWeight {
      report(
        weight,
        choosesNothingIn: [.second, .third],
        "a weight is at most \(Int32.max); generation 1 has no limit"
      )
    } else if number < 0 {
      reportGenerationDifference(
        weight,
        "a weight below 0 counts as 0, but generation 1 adds it as a negative number; write 0"
      )
    } else if text.utf8.contains(where: { !(0x30...0x39 ~= $0) }) {
      let whole = Int(exactly: number).map(String.init) ?? text
      reportImplementationDifference(
        weight,
        "flagd reads the weight \(text) as \(whole), and the Python provider chooses nothing; write \(whole)"
      )
    }
  }

  private mutating func checkWeightTotal(of value: JSONValue) {
    guard let total = weightTotal else { return }
    if total <= 0 {
      reportChoosesNothing(value, "the sum of the weights is 0; write a weight above 0")
    } else if total > BucketBounds.maximumWeight {
      report(
        value,
        choosesNothingIn: [.second, .third],
        "the sum of the weights is more than \(Int32.max), and generation 1 has no limit; "
          + "write smaller weights"
      )
    }
  }

  /// Adds a known weight to ``weightTotal``, a negative one as 0; a fraction or too large a weight
  /// makes the sum unknown.
  private mutating func add(weight: Double) {
    let isSound = weight <= BucketBounds.maximumWeight && weight.rounded(.towardZero) == weight
    weightTotal = isSound ? weightTotal.map { $0 + max(weight, 0) } : nil
  }

  private mutating func reportChoosesNothing(_ place: JSONValue, _ message: String) {
    report(place, choosesNothingIn: Set(FractionalGeneration.allCases), message)
  }

  private mutating func report(
    _ place: JSONValue,
    choosesNothingIn generations: Set<FractionalGeneration>,
    _ message: String
  ) {
    guard generations.contains(generation) else {
      return reportGenerationDifference(place, message)
    }
    addIssue("fractionalChoosesNothing", place, "'fractional' chooses nothing: \(message)")
  }

  private mutating func reportGenerationDifference(_ place: JSONValue, _ message: String) {
    addIssue(
      "fractionalGenerationsDiffer",
      place,
      "the generations of 'fractional' differ: \(message)"
    )
  }

  private mutating func reportImplementationDifference(_ place: JSONValue, _ message: String) {
    addIssue(
      "fractionalEvaluatorsDiffer",
      place,
      "implementations of 'fractional' differ: \(message)"
    )
  }

  private mutating func addIssue(_ code: String, _ place: JSONValue, _ message: String) {
    issues.append(Issue(code: code, place: place, message: message))
  }
}

extension RuleNode {
  fileprivate var isVariable: Bool { self is VariableNode || self is ComputedPathVariableNode }

  /// Whether the part is a `var` that reads the targeting key.
  var isTargetingKeyVariable: Bool { (self as? VariableNode)?.path == ["targetingKey"] }
}

extension RuleValue {
  /// Whether a number in the value is at least 2⁵³ in magnitude, so that some evaluators may lose
  /// its last digits.
  fileprivate var hasLargeNumber: Bool {
    switch self {
    case .number(let number): number.magnitude >= 0x1p53
    case .array(let elements): elements.contains(where: \.hasLargeNumber)
    case .object(let members): members.values.contains(where: \.hasLargeNumber)
    case .null, .bool, .string: false
    }
  }
}
