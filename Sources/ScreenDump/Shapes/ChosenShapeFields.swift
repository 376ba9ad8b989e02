import StrictJSON

/// The fields with the kind, id, title and position of contents, chosen by the fields' names and
/// values.
struct ChosenShapeFields {
  /// A chosen field, with a score for the choice.
  struct ChosenField {
    /// The path from a content to the field, as the tokens of a JSON pointer.
    var path: [String]
    /// How well the field's name and values fit; more than 0.15, and greater is better.
    var score: Double
    /// The share of the contents in which the field exists and is not `null`, from 0 to 1.
    var shareOfContents: Double
    /// The number of distinct texts and numbers of the field, at most 512.
    var distinctValueCount: Int
  }

  private static let kindNameScores: [String: Double] = [
    "type": 1, "kind": 1, "__typename": 1, "template": 0.8, "componenttype": 0.95,
    "component": 0.7, "layout": 0.5, "category": 0.6,
  ]
  private static let idNameScores: [String: Double] = [
    "id": 1, "_id": 0.9, "uuid": 0.9, "guid": 0.9, "identifier": 0.9, "key": 0.6, "slug": 0.6,
    "urn": 0.6,
  ]
  private static let titleNameScores: [String: Double] = [
    "title": 1, "titletext": 0.95, "heading": 0.95, "headline": 0.95, "name": 0.7, "label": 0.65,
    "text": 0.6, "caption": 0.5,
  ]
  private static let positionFieldNames: Set<String> = [
    "position", "order", "index", "sortorder", "displayorder", "sequence", "sort_order",
  ]
  private static let titleParentNames: Set<String> = ["header", "head", "heading"]

  /// The field with the kind; `nil` if no field fits, or if the kind is the name of a member.
  private(set) var kind: ChosenField?
  /// The field with the id; `nil` if no field fits, or if the id is the name of a member.
  private(set) var id: ChosenField?
  /// The field with the title; `nil` if no field fits.
  private(set) var title: ChosenField?
  /// The field with the position; `nil` if no field fits.
  private(set) var position: ChosenField?

  /// Chooses the best field for each part of a content.
  ///
  /// - Parameters:
  ///   - survey: The statistics of the fields; if no values were surveyed, no field is chosen.
  ///   - kindIsMemberName: Whether the kind is the name of a member and not a field; if `true`, no field is
  ///     chosen for the kind.
  ///   - idIsMemberName: Whether the id is the name of a member and not a field; if `true`, no field is
  ///     chosen for the id.
  init(_ survey: FieldSurvey, kindIsMemberName: Bool, idIsMemberName: Bool) {
    guard survey.surveyedValueCount > 0 else { return }
    if !kindIsMemberName { kind = Self.bestField(survey, Self.kindScore) }
    let kindParentPath = kind.map { Array($0.path.dropLast()) }
    if !idIsMemberName {
      id = Self.bestField(survey) { field, share in
        field.path == self.kind?.path
          ? 0 : Self.idScore(field, share, kindParentPath)
      }
    }
    title = Self.bestField(survey, Self.titleScore)
    position = Self.bestField(survey, Self.positionScore)
  }

  /// Returns the field with the highest score, the first of several; `nil` if none is above 0.15.
  private static func bestField(
    _ survey: FieldSurvey,
    _ score: (FieldSurvey.Field, Double) -> Double
  ) -> ChosenField? {
    var best: ChosenField?
    for field in survey.fields {
      let share = Double(field.presentCount) / Double(survey.surveyedValueCount)
      let score = score(field, share)
      guard score > 0.15, score > best?.score ?? 0 else { continue }
      best = ChosenField(
        path: field.path,
        score: score,
        shareOfContents: share,
        distinctValueCount: field.distinctValues.count
      )
    }
    return best
  }

  private static func kindScore(_ field: FieldSurvey.Field, _ share: Double) -> Double {
    guard !field.isInsideArray, share >= 0.75, field.singleWordCount == field.presentCount else {
      return 0
    }
    let name = field.name.lowercased()
    let score = kindNameScores[name] ?? (name.hasSuffix("type") ? 0.9 : 0)
    // A field with another value in nearly every content is a name, not a kind.
    let isName =
      field.presentCount >= 8 && field.distinctValues.count * 10 >= field.presentCount * 9
    return isName ? 0 : score * share - 0.15 * Double(field.path.count - 1)
  }

  private static func idScore(
    _ field: FieldSurvey.Field,
    _ share: Double,
    _ kindParentPath: [String]?
  ) -> Double {
    guard !field.isInsideArray, field.textCount + field.numberCount == field.presentCount else {
      return 0
    }
    let name = field.name
    let isNamedID = idNameScores[name.lowercased()] == 1
    guard isNamedID || share >= 0.5,
      field.distinctCountWithinDocuments * 5 >= min(field.presentCount, 512) * 3
    else { return 0 }
    let endsWithIDWord = name.hasSuffix("Id") || name.hasSuffix("ID") || name.hasSuffix("_id")
    let score =
      idNameScores[name.lowercased()] ?? (endsWithIDWord ? 0.85 : name.hasSuffix("id") ? 0.6 : 0)
    let isBesideKind = kindParentPath == Array(field.path.dropLast())
    let depthPenalty = isBesideKind ? 0 : 0.45 * Double(field.path.count - 1)
    return score * (0.5 + 0.5 * share) - depthPenalty
  }

  private static func titleScore(_ field: FieldSurvey.Field, _ share: Double) -> Double {
    guard field.textCount == field.presentCount else { return 0 }
    let name = field.name.lowercased()
    var score = titleNameScores[name] ?? (name.hasSuffix("title") ? 0.85 : 0)
    guard score > 0 else { return 0 }
    if field.underscoreTextCount * 2 > field.textCount { score *= 0.5 }
    if field.path.dropLast().contains(where: { titleParentNames.contains($0.lowercased()) }) {
      score += 0.3
    }
    score -= 0.08 * Double(field.path.count - 1) + 0.25 * Double(field.arrayDepth)
    return score * (0.5 + 0.5 * share)
  }

  private static func positionScore(_ field: FieldSurvey.Field, _ share: Double) -> Double {
    guard field.path.count == 1, share == 1, field.naturalNumberCount == field.presentCount,
      field.distinctCountWithinDocuments == min(field.presentCount, 512), field.presentCount > 1
    else { return 0 }
    return positionFieldNames.contains(field.name.lowercased()) ? 1 : 0
  }
}
