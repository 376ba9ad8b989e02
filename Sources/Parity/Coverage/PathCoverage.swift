import Foundation
import ScreenDocument
import StrictJSON

/// The values that responses had at one path of a kind.
public struct PathCoverage: Hashable, Sendable {
  var reachedCells: CoverageCells = []
  /// The smallest number at the path; `nil` if no value was a number that a `Double` can hold.
  public private(set) var least: Double?
  /// The greatest number at the path; `nil` if no value was a number that a `Double` can hold.
  public private(set) var greatest: Double?
  var textValues = BoundedTexts()
  var memberSets = BoundedTexts()
  /// Whether an object can lack the path: `false` for the whole response, and for the elements of a
  /// list.
  var canBeAbsent = true

  init() {}

  init(
    reachedCells: CoverageCells,
    range: ClosedRange<Double>?,
    textValues: BoundedTexts,
    memberSets: BoundedTexts
  ) {
    self.reachedCells = reachedCells
    least = range?.lowerBound
    greatest = range?.upperBound
    self.textValues = textValues
    self.memberSets = memberSets
  }

  /// The cells that were reached, in the order of their declaration.
  public var cells: [CoverageCell] { reachedCells.cellsIncludingSeveralTypes }

  /// The cells that were not reached, of those that values of the occurring JSON types can reach.
  ///
  /// `null` is possible at every path, and `absent` at every path of a member. The cells of dates
  /// are possible only if one of them was reached. `severalTypes` is never listed.
  public var unreachedCells: [CoverageCell] {
    let reached = Set(cells)
    return possibleCells.filter { !reached.contains($0) }
  }

  /// At most 16 of the texts at the path, sorted; a text of more than 80 bytes is cut.
  public var texts: [String] { textValues.sorted }

  /// At most 16 of the sets of members of the objects at the path, sorted; each is the text of its
  /// sorted names, joined by a comma and a space.
  ///
  /// A set with a text of more than 80 bytes is cut. An object without members has the empty text;
  /// an empty name is written `""`.
  public var memberSetTexts: [String] { memberSets.sorted }

  /// Whether more than 16 texts or sets of members occurred.
  public var omitsTextsOrMemberSets: Bool { textValues.omitsTexts || memberSets.omitsTexts }

  /// Whether every value at the path was an object, at least once with members; the members have
  /// their own paths.
  public var isAlwaysObject: Bool {
    reachedCells.types == [.object] && !hasReachedNull && memberSets.sorted != [""]
  }

  /// Whether the path was never absent and its value was always the same.
  ///
  /// The same value is one number of a magnitude up to 2⁵³ (numbers with one `Double` are the
  /// same), one text, one boolean, `null`, or an empty object. Lists count as the same if they all
  /// have no element, or all have exactly one; elements have their own path.
  public var isConstant: Bool {
    guard !reachedCells.contains(.absent), reachedCells.types.count <= 1 else { return false }
    guard let type = reachedCells.types.first else { return hasReachedNull }
    guard !hasReachedNull else { return false }
    switch type {
    case .object: return memberSets.sorted == [""]
    case .array: return reachedListSizes == [.noElements] || reachedListSizes == [.oneElement]
    case .text: return textValues.keptTextByHash.count == 1 && !textValues.omitsTexts
    case .number:
      return least != nil && least == greatest && !reachedCells.contains(.beyondExactIntegers)
    case .bool: return !(reachedCells.contains(.true) && reachedCells.contains(.false))
    }
  }

  private var hasReachedNull: Bool { reachedCells.contains(.null) }
  private var reachedListSizes: [CoverageCell] {
    CoverageCell.listSizes.filter { reachedCells.contains($0) }
  }

  private var possibleCells: [CoverageCell] {
    var cells: [CoverageCell] = canBeAbsent ? [.absent, .null] : [.null]
    if reachedCells.contains(.boolType) { cells += [.true, .false] }
    if reachedCells.contains(.numberType) {
      cells += [.negative, .zero, .one, .aboveOne, .fraction, .beyondExactIntegers]
    }
    if reachedCells.contains(.textType) {
      cells += [.emptyText, .ascii, .otherScript, .rightToLeft, .combiningOrEmoji]
      cells += [.shortText, .mediumText, .longText]
      if CoverageCell.dates.contains(where: reachedCells.contains) { cells += CoverageCell.dates }
    }
    if reachedCells.contains(.arrayType) {
      cells += [.noElements, .oneElement, .fewElements, .manyElements, .repeatedElements]
    }
    return cells
  }

  mutating func formUnion(_ other: Self) {
    reachedCells.formUnion(other.reachedCells)
    for number in [other.least, other.greatest].compactMap(\.self) { extendRange(to: number) }
    textValues.formUnion(other.textValues)
    memberSets.formUnion(other.memberSets)
  }

  /// Adds the names of an object's members to the sets of members.
  mutating func add(memberNamesOf object: JSONValue) {
    let names = object.members.map { $0.key.isEmpty ? "\"\"" : $0.key }
    memberSets.insert(names.sorted().joined(separator: ", "))
  }

  /// Adds a scalar; the parts of objects and lists have their own paths.
  ///
  /// - Parameters:
  ///   - value: The scalar.
  ///   - moment: The moment with which a date is compared; if `nil`, a date reaches none of the
  ///     cells of dates.
  /// - Returns: Whether the value is a date: added at another moment, it can reach other cells.
  @discardableResult
  mutating func addReturningIsDate(scalar value: JSONValue, at moment: Date?) -> Bool {
    switch value.kind {
    case .null: reachedCells.insert(.null)
    case .bool:
      reachedCells.insert(CoverageCells.boolType)
      reachedCells.insert(value.bool == true ? .true : .false)
    case .number: add(number: value)
    case .string: return addReturningIsDate(text: value.string ?? "", at: moment)
    case .object, .array: break
    }
    return false
  }

  private mutating func add(number value: JSONValue) {
    reachedCells.insert(CoverageCells.numberType)
    guard let number = value.double else {
      reachedCells.insert(.beyondExactIntegers)
      return
    }
    extendRange(to: number)
    switch number {
    case _ where Self.isBeyondExactIntegers(value, nearest: number):
      reachedCells.insert(.beyondExactIntegers)
    case _ where number != number.rounded(): reachedCells.insert(.fraction)
    case 0: reachedCells.insert(.zero)
    case 1: reachedCells.insert(.one)
    case 1...: reachedCells.insert(.aboveOne)
    default: break
    }
    if number < 0 { reachedCells.insert(.negative) }
  }

  /// Returns whether a number has a magnitude above 2⁵³ as it is written.
  ///
  /// The nearest `Double` alone does not tell: that of 2⁵³ + 1 is 2⁵³.
  private static func isBeyondExactIntegers(_ value: JSONValue, nearest number: Double) -> Bool {
    guard number.magnitude == 0x1p53, let text = value.numberText,
      let written = Decimal(string: text)
    else { return number.magnitude > 0x1p53 }
    return written.magnitude > Decimal(1 << 53)
  }

  private mutating func extendRange(to number: Double) {
    let number = number == 0 ? 0 : number  // without the sign of -0
    least = min(least ?? number, number)
    greatest = max(greatest ?? number, number)
  }

  private mutating func addReturningIsDate(text: String, at moment: Date?) -> Bool {
    reachedCells.insert(CoverageCells.textType)
    textValues.insert(text)
    reachedCells.formUnion(TextCells.cells(of: text))
    guard let date = Date(iso8601: text) else { return false }
    if let moment {
      let seconds = (date.timeIntervalSince(moment)).rounded(.down)
      reachedCells.insert(seconds < 0 ? .pastDate : seconds > 0 ? .futureDate : .dateAtMoment)
    }
    return true
  }
}
