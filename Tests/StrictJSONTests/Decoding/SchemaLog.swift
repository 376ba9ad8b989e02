/// What one decoding of a schema has reported, and the schema of the next value.
///
/// One thread uses it at a time.
final class SchemaLog: @unchecked Sendable {
  var schema: Schema
  var failure: String?

  init(_ schema: Schema) { self.schema = schema }
}

extension CodingUserInfoKey {
  static var schemaLog: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "schemaLog") else {
      preconditionFailure("CodingUserInfoKey accepts every text.")
    }
    return key
  }
}
