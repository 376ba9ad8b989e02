/// Decodes values by their schemas, through all containers that a decoder has.
struct SchemaReader {
  struct NoLog: Error {}

  typealias Keyed = KeyedDecodingContainer<SchemaKey>

  let log: SchemaLog

  init(_ decoder: any Decoder) throws {
    guard let log = decoder.userInfo[.schemaLog] as? SchemaLog else { throw NoLog() }
    self.log = log
  }

  func read(_ schema: Schema, from decoder: any Decoder) throws -> String {
    switch schema {
    case .leaf(let type):
      return try type.single(decoder.singleValueContainer())
    case .single(let schema):
      let container = try decoder.singleValueContainer()
      log.schema = schema
      return "<\(try container.decode(Interpreted.self).text)>\(path(container.codingPath))"
    case .nullable(let schema):
      if try decoder.singleValueContainer().decodeNil() { return "null" }
      return try read(schema, from: decoder)
    case .object(let fields, let isOpenedTwice):
      let container = try decoder.container(keyedBy: SchemaKey.self)
      let first = try read(fields, from: container)
      guard isOpenedTwice else { return first }
      return first + (try read(fields, from: decoder.container(keyedBy: SchemaKey.self)))
    case .dictionary(let schema):
      return try readAll(schema, from: decoder.container(keyedBy: SchemaKey.self))
    case .array(let schema, let way):
      var container = try decoder.unkeyedContainer()
      return try read(schema, way, from: &container)
    }
  }

  private func path(_ keys: [any CodingKey]) -> String { "@\(ErrorSummary.text(keys))" }

  private func attempt(_ read: () throws -> String) -> String {
    do { return try read() } catch { return "!\(ErrorSummary.text(error))" }
  }
}

extension SchemaReader {
  private func readAll(_ schema: Schema, from container: Keyed) throws -> String {
    let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
    let members = keys.map { key in
      attempt { "\(key.stringValue):\(try decode(schema, key, from: container))" }
    }
    return "{\(members.joined(separator: ","))}\(path(container.codingPath))"
  }

  private func read(_ fields: [Schema.Field], from container: Keyed) throws -> String {
    let members = try fields.map { field in
      "\(field.key.stringValue):\(try read(field, from: container))"
    }
    return "{\(members.joined(separator: ","))}\(path(container.codingPath))"
  }

  private func read(_ field: Schema.Field, from container: Keyed) throws -> String {
    let key = field.key
    switch field.way {
    case .decode:
      return try decode(field.schema, key, from: container)
    case .decodeIfPresent:
      if case .leaf(let type) = field.schema { return try type.keyedIfPresent(container, key) }
      log.schema = field.schema
      return try container.decodeIfPresent(Interpreted.self, forKey: key)?.text ?? "nil"
    case .nested:
      return try nested(field.schema, key, in: container)
    case .superDecoder:
      return try read(field.schema, from: container.superDecoder(forKey: key))
    case .onlySuper:
      return try read(field.schema, from: container.superDecoder())
    case .attempt:
      let first = attempt { try decode(field.schema, key, from: container) }
      return first + attempt { try container.decode(String.self, forKey: key) }
    case .isNil:
      return "\(try container.decodeNil(forKey: key))"
    case .contains:
      return "\(container.contains(key))"
    }
  }

  private func decode(_ schema: Schema, _ key: SchemaKey, from container: Keyed) throws -> String {
    if case .leaf(let type) = schema { return try type.keyed(container, key) }
    log.schema = schema
    return try container.decode(Interpreted.self, forKey: key).text
  }

  private func nested(_ schema: Schema, _ key: SchemaKey, in container: Keyed) throws -> String {
    switch schema {
    case .object(let fields, _):
      return try read(fields, from: container.nestedContainer(keyedBy: SchemaKey.self, forKey: key))
    case .array(let schema, let way):
      var nested = try container.nestedUnkeyedContainer(forKey: key)
      return try read(schema, way, from: &nested)
    default:
      return try decode(schema, key, from: container)
    }
  }
}

extension SchemaReader {
  private func read(
    _ schema: Schema,
    _ way: Schema.Way,
    from container: inout any UnkeyedDecodingContainer
  ) throws -> String {
    var elements: [String] = []
    while !container.isAtEnd {
      elements.append(try element(schema, way, from: &container))
    }
    let end = attempt { try decode(schema, from: &container) }
    let count = "\(container.count ?? -1),\(container.currentIndex)"
    return "[\(elements.joined(separator: ","))]\(count)\(path(container.codingPath))\(end)"
  }

  private func element(
    _ schema: Schema,
    _ way: Schema.Way,
    from container: inout any UnkeyedDecodingContainer
  ) throws -> String {
    switch way {
    case .decode, .contains:
      return try decode(schema, from: &container)
    case .decodeIfPresent:
      if case .leaf(let type) = schema { return try type.unkeyedIfPresent(&container) }
      log.schema = schema
      return try container.decodeIfPresent(Interpreted.self)?.text ?? "nil"
    case .nested:
      switch schema {
      case .object(let fields, _):
        return try read(fields, from: container.nestedContainer(keyedBy: SchemaKey.self))
      case .array(let schema, let way):
        var nested = try container.nestedUnkeyedContainer()
        return try read(schema, way, from: &nested)
      default:
        return try decode(schema, from: &container)
      }
    case .superDecoder, .onlySuper:
      return try read(schema, from: container.superDecoder())
    case .attempt:
      let index = container.currentIndex
      let first = attempt { try decode(schema, from: &container) }
      guard container.currentIndex == index else { return first }
      let second = attempt { try container.decode(String.self) }
      if container.currentIndex == index { _ = try container.decode(Skipped.self) }
      return first + second
    case .isNil:
      return try container.decodeNil() ? "null" : decode(schema, from: &container)
    }
  }

  private func decode(
    _ schema: Schema,
    from container: inout any UnkeyedDecodingContainer
  ) throws -> String {
    if case .leaf(let type) = schema { return try type.unkeyed(&container) }
    log.schema = schema
    return try container.decode(Interpreted.self).text
  }
}
