/// A type that is decoded in any container, and the texts of its values.
struct LeafType: Sendable {
  let name: String
  let texts: LeafTexts.Pool
  let keyed: @Sendable (SchemaReader.Keyed, SchemaKey) throws -> String
  let keyedIfPresent: @Sendable (SchemaReader.Keyed, SchemaKey) throws -> String
  let unkeyed: @Sendable (inout any UnkeyedDecodingContainer) throws -> String
  let unkeyedIfPresent: @Sendable (inout any UnkeyedDecodingContainer) throws -> String
  let single: @Sendable (any SingleValueDecodingContainer) throws -> String

  init<T: Decodable & SendableMetatype>(
    _ type: T.Type,
    _ texts: LeafTexts.Pool,
    describe: @escaping @Sendable (T) -> String = { "\($0)" }
  ) {
    name = "\(type)"
    self.texts = texts
    keyed = { describe(try $0.decode(type, forKey: $1)) }
    keyedIfPresent = { try $0.decodeIfPresent(type, forKey: $1).map(describe) ?? "nil" }
    unkeyed = { describe(try $0.decode(type)) }
    unkeyedIfPresent = { try $0.decodeIfPresent(type).map(describe) ?? "nil" }
    single = { describe(try $0.decode(type)) }
  }
}
