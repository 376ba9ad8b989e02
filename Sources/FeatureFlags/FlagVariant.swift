import StrictJSON

/// One variant of a flag, with the details of an evaluation that chooses it.
///
/// A class, so that an evaluation copies one reference only.
final class FlagVariant: Sendable {
  let name: String
  let value: JSONTree
  /// The variant's value in the file.
  let place: JSONValue
  /// The details if a rule, or the lack of one, chooses the variant and the caller expects the
  /// flag's type.
  let chosen: ResolutionDetails
  /// The expected types for which ``chosen`` is the right result.
  let types: FlagTypes

  init(
    name: String,
    value: JSONTree,
    place: JSONValue,
    chosen: ResolutionDetails,
    types: FlagTypes
  ) {
    self.name = name
    self.value = value
    self.place = place
    self.chosen = chosen
    self.types = types
  }
}
