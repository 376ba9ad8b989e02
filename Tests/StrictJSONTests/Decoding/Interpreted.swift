/// A value that decodes itself by the schema in its log, and keeps what it read as a text.
struct Interpreted: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let reader = try SchemaReader(decoder)
    text = try reader.read(reader.log.schema, from: decoder)
  }
}

/// The whole of a document; its error is logged before a decoder can replace it.
struct InterpretedRoot: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let log = try SchemaReader(decoder).log
    do {
      text = try Interpreted(from: decoder).text
    } catch {
      log.failure = ErrorSummary.text(error)
      throw error
    }
  }
}

/// Any value, of which nothing is read.
struct Skipped: Decodable {
  init(from decoder: any Decoder) {}
}
