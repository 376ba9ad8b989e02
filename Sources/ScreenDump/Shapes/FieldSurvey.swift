import StrictJSON

/// The statistics of the fields of values that may be contents: how often each field exists, and
/// with which values.
struct FieldSurvey {
  /// The statistics of one field.
  struct Field {
    /// The path from a value to the field, as the tokens of a JSON pointer; of an array, only the
    /// first element is surveyed, with the token `0`.
    let path: [String]
    /// The number of arrays in whose first elements the field lies.
    let arrayDepth: Int
    /// The number of values in which the field exists and is not `null`.
    var presentCount = 0
    /// The number of values in which the field is a text.
    var textCount = 0
    /// The number of values in which the field is a number.
    var numberCount = 0
    /// The number of texts that are one word: not empty, at most 64 bytes, without a space or
    /// `://`.
    var singleWordCount = 0
    /// The number of texts with an underscore and without a space.
    var underscoreTextCount = 0
    /// The number of numbers that are whole, not negative, and fit an `Int`; `1.0` is one.
    var naturalNumberCount = 0
    /// The first 512 distinct values that are texts or numbers; a number as it is written.
    private(set) var distinctValues: Set<String> = []
    /// The number of distinct texts and numbers of each document, summed over the documents; at most
    /// 512.
    ///
    /// Two answers for one screen have the same ids, which are distinct in each of them.
    private(set) var distinctCountWithinDocuments = 0
    private var valuesOfCurrentDocument: Set<String> = []

    /// The field's name: the last token.
    var name: String { path.last ?? "" }

    /// Whether the field lies in the first element of an array.
    var isInsideArray: Bool { arrayDepth > 0 }

    init(_ path: [String], arrayDepth: Int) {
      self.path = path
      self.arrayDepth = arrayDepth
    }

    fileprivate mutating func beginDocument() { valuesOfCurrentDocument = [] }

    fileprivate mutating func addDistinct(_ value: String) {
      if distinctValues.count < FieldSurvey.distinctValueLimit { distinctValues.insert(value) }
      if distinctCountWithinDocuments < FieldSurvey.distinctValueLimit,
        valuesOfCurrentDocument.insert(value).inserted
      {
        distinctCountWithinDocuments += 1
      }
    }
  }

  private static let depthLimit = 4
  private static let visitedMemberLimit = 100
  private static let fieldLimit = 1_000
  private static let distinctValueLimit = 512

  /// The fields in the order in which they were found, at most 1,000.
  private(set) var fields: [Field] = []
  /// The number of values whose fields were surveyed, including those in which a given field is
  /// absent; each counts once, however many members it has.
  private(set) var surveyedValueCount = 0
  private var indexOfField: [FieldPlace: Int] = [:]

  private struct FieldPlace: Hashable {
    let path: [String]
    let arrayDepth: Int
  }

  /// Surveys the fields of the values of documents: at most the first 100 members of each object,
  /// and at most four tokens deep.
  init(_ valuesOfDocuments: [[JSONValue]]) {
    for values in valuesOfDocuments {
      for index in fields.indices { fields[index].beginDocument() }
      for value in values {
        surveyedValueCount += 1
        visit(value, [], arrayDepth: 0)
      }
    }
  }

  private mutating func visit(_ value: JSONValue, _ path: [String], arrayDepth: Int) {
    guard path.count < Self.depthLimit else { return }
    if let first = value[0] {
      if first.kind == .object { visit(first, path + ["0"], arrayDepth: arrayDepth + 1) }
      return
    }
    for (name, member) in value.members.prefix(Self.visitedMemberLimit) where !member.isNull {
      let place = path + [name]
      addValue(member, at: place, arrayDepth: arrayDepth)
      if member.isContainer { visit(member, place, arrayDepth: arrayDepth) }
    }
  }

  /// Adds a value to the statistics of its field; ignores new fields beyond the 1,000th.
  private mutating func addValue(_ value: JSONValue, at path: [String], arrayDepth: Int) {
    let place = FieldPlace(path: path, arrayDepth: arrayDepth)
    guard let index = indexOfField[place] ?? appendField(at: place) else { return }
    fields[index].presentCount += 1
    if let text = value.string {
      fields[index].textCount += 1
      let hasSpace = text.utf8.contains(UInt8(ascii: " "))
      if !hasSpace, !text.isEmpty, text.utf8.count <= 64, !text.contains("://") {
        fields[index].singleWordCount += 1
      }
      if !hasSpace, text.utf8.contains(UInt8(ascii: "_")) {
        fields[index].underscoreTextCount += 1
      }
      fields[index].addDistinct(text)
    } else if let number = value.numberText {
      fields[index].numberCount += 1
      if let integer = value.int, integer >= 0 { fields[index].naturalNumberCount += 1 }
      fields[index].addDistinct(number)
    }
  }

  /// Appends a field and returns its index; `nil` if there are 1,000 fields.
  private mutating func appendField(at place: FieldPlace) -> Int? {
    guard fields.count < Self.fieldLimit else { return nil }
    indexOfField[place] = fields.count
    fields.append(Field(place.path, arrayDepth: place.arrayDepth))
    return fields.count - 1
  }
}
