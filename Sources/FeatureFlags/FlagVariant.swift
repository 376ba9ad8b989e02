import StrictJSON

/// One variant of a flag, with the details of an evaluation that chooses it.
///
/// A class, so that an evaluation copies one reference only.
final class FlagVariant: Sendable {
  let name: String
  let value: JSONTree
  /// The variant's value in the file.
  let valueInFile: JSONValue
  /// The result of an evaluation that chooses the variant for a caller that expects the flag's
  /// type.
  let detailsWhenChosen: ResolutionDetails
  /// The types for which a caller gets ``detailsWhenChosen`` unchanged.
  ///
  /// A caller that expects any other type gets a converted value, or an error.
  let typesWithoutConversion: ExpectedTypeSet

  init(
    name: String,
    value: JSONTree,
    valueInFile: JSONValue,
    detailsWhenChosen: ResolutionDetails,
    typesWithoutConversion: ExpectedTypeSet
  ) {
    self.name = name
    self.value = value
    self.valueInFile = valueInFile
    self.detailsWhenChosen = detailsWhenChosen
    self.typesWithoutConversion = typesWithoutConversion
  }
}
