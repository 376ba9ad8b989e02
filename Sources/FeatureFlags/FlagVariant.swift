import StrictJSON

/// One variant of a flag, with the evaluations that result from choosing it.
///
/// A class, so that choosing it counts one reference and copies nothing.
final class FlagVariant: Sendable {
  let name: String
  let value: JSONTree
  /// Where the file has the value.
  let place: JSONValue
  /// The evaluation where a rule, or the lack of one, chooses the variant and no caller asks for another
  /// type than the flag has.
  let chosen: ResolutionDetails
  /// The types as which the value is the one of ``chosen``.
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
