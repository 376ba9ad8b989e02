import Foundation

extension DecodingStrategies {
  /// Returns a table of an object's members by the names of their coding keys; `nil` if no table is
  /// needed, because the members' names are the keys and can be compared byte by byte.
  ///
  /// `object` is the object's index in the tape. A custom key strategy receives the object's coding
  /// path, `path`.
  func memberTable(of object: Int, in storage: JSONStorage, path: DecodingPath?) -> MemberTable? {
    switch keys {
    case .useDefaultKeys:
      guard !storage.hasOnlyUnescapedASCIINames, storage.hasEscapedOrNonASCIIName(in: object) else {
        return nil
      }
      return MemberTable(of: object, in: storage)
    case .convertFromSnakeCase:
      return MemberTable(of: object, in: storage, key: SnakeCaseConversion.camelCase)
    case .custom(let convert):
      let path = DecodingPath.keys(of: path)
      return MemberTable(of: object, in: storage) { name in
        convert(path + [NameOrIndexKey(stringValue: name)]).stringValue
      }
    @unknown default:
      return nil
    }
  }

  /// Returns the value of the member that the last key of a coding path names; `nil` if the object
  /// has no such member.
  ///
  /// It is the member that a container reads for this key: of several members whose names a key
  /// strategy converts to one name, the first. The keys of a dictionary are not converted.
  func member(forLastKeyOf path: [any CodingKey], in object: JSONValue) -> JSONValue? {
    guard let key = path.last, object.kind == .object else { return nil }
    let unconverted = object[key.stringValue]
    if key is NameOrIndexKey, let unconverted { return unconverted }
    var parent: DecodingPath?
    for key in path.dropLast() { parent = DecodingPath(.key(key), after: parent) }
    let table = memberTable(of: object.node, in: object.storage, path: parent)
    guard let node = table?[key.stringValue] else { return unconverted }
    return JSONValue(storage: object.storage, node: node)
  }
}
