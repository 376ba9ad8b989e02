/// The shape of a value, which an ``Interpreted`` value decodes.
indirect enum Schema: Sendable {
  /// One type of a library.
  case leaf(LeafType)
  /// A value of a schema in a single-value container.
  case single(Schema)
  /// `null`, or a value of a schema.
  case nullable(Schema)
  /// An object with known members.
  case object([Field], isOpenedTwice: Bool)
  /// An object with any members, visited by name.
  case dictionary(Schema)
  /// An array of any number of elements.
  case array(Schema, Way)

  /// A member of an object.
  struct Field: Sendable {
    let key: SchemaKey
    let way: Way
    let schema: Schema
  }

  /// The calls that decode a member or an element.
  enum Way: CaseIterable, Sendable {
    case decode, decodeIfPresent, nested, superDecoder, onlySuper, attempt, isNil, contains
  }
}
