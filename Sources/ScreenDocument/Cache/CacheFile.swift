import Basics
import Foundation
import StrictJSON

/// One file of a ``ScreenCache``: a key and the screen stored for it, converted to and from bytes.
///
/// | bytes | what                                                       |
/// | ----- | ---------------------------------------------------------- |
/// | 8     | `HBScreen`                                                 |
/// | 4     | the format version, 2; numbers have their low byte first   |
/// | 8     | how many bytes follow the checksum                         |
/// | 8     | the checksum of these: FNV-1a, 64 bits                     |
/// | …     | the key, ``FetchedScreen/confirmedAt`` in milliseconds since 1970, the kind (0 a document, 1 a block page), and each document: whether it is there, its `ETag`, its `Last-Modified`, the hash of the redirect's target that has sent these, its bytes |
///
/// Texts and documents are preceded by their length, in 4 and 8 bytes; an absent header or hash is
/// empty. The checksum detects damage but is not a signature: any process that may write the file
/// can forge it.
///
/// A file of version 1, which lacks the hash, is read without its validators: a redirect's target
/// may have sent them, and no other URL may receive them.
struct CacheFile {
  static let magic = Array("HBScreen".utf8)
  static let formatVersion: UInt32 = 2
  private static let versionWithoutRedirectTargets: UInt32 = 1
  static let headerSize = 28

  let key: String
  let screen: FetchedScreen

  init(key: String, screen: FetchedScreen) {
    self.key = key
    self.screen = screen
  }

  /// The bytes of the whole file.
  var bytes: [UInt8] {
    var body = CacheFieldWriter()
    body.append(text: key)
    let milliseconds = (screen.confirmedAt.timeIntervalSince1970 * 1000).rounded()
    body.append(littleEndian: UInt64(bitPattern: Int64(exactly: milliseconds) ?? 0))
    body.append(byte: possibleDocumentParts.count == 1 ? 0 : 1)
    for part in possibleDocumentParts {
      let bytes = screen.bytes(of: part)
      body.append(byte: bytes == nil ? 0 : 1)
      guard let bytes else { continue }
      body.append(text: screen.validators[part]?.etag ?? "")
      body.append(text: screen.validators[part]?.lastModified ?? "")
      body.append(text: screen.validators[part]?.redirectTargetHash ?? "")
      body.append(littleEndian: UInt64(bytes.count))
      body.append(bytes)
    }
    var file = CacheFieldWriter()
    file.append(Self.magic)
    file.append(littleEndian: Self.formatVersion)
    file.append(littleEndian: UInt64(body.bytes.count))
    file.append(littleEndian: FNV1a.hash(body.bytes))
    file.append(body.bytes)
    return file.bytes
  }

  /// Parses a file.
  ///
  /// - Throws: ``CacheFileFault``, the reason why the file cannot be used.
  init(reading bytes: [UInt8]) throws(CacheFileFault) {
    guard Self.canBeCacheFile(startingWith: bytes) else { throw .notCacheFile }
    var reader = CacheFieldReader(bytes[...])
    _ = try reader.readBytes(count: Self.magic.count)
    let version = try reader.readLittleEndianInteger(UInt32.self)
    guard [Self.versionWithoutRedirectTargets, Self.formatVersion].contains(version) else {
      throw .unknownVersion(version)
    }
    let size = try reader.readLittleEndianInteger(UInt64.self)
    let checksum = try reader.readLittleEndianInteger(UInt64.self)
    guard size == reader.remainingByteCount, checksum == FNV1a.hash(reader.remainingBytes) else {
      throw .damaged
    }
    key = try reader.readText()
    screen = try Self.readScreen(from: &reader, version: version)
    guard reader.remainingByteCount == 0 else { throw .damaged }
  }

  private static func readScreen(
    from reader: inout CacheFieldReader,
    version: UInt32
  ) throws(CacheFileFault) -> FetchedScreen {
    let milliseconds = Int64(bitPattern: try reader.readLittleEndianInteger(UInt64.self))
    let isDocument = try reader.readByte() == 0
    let parts: [DocumentPart] = isDocument ? [.layout] : [.layout, .property, .data]
    var documents: [DocumentPart: [UInt8]] = [:]
    var validators: [DocumentPart: ResourceValidators] = [:]
    for part in parts where try reader.readByte() == 1 {
      let etag = try reader.readText()
      let lastModified = try reader.readText()
      if version != versionWithoutRedirectTargets {
        validators[part] = ResourceValidators(
          etag: etag,
          lastModified: lastModified,
          redirectTargetHash: try reader.readText(),
          forbidsStoring: false
        )
      }
      documents[part] = Array(
        try reader.readBytes(count: try reader.readLittleEndianInteger(UInt64.self))
      )
    }
    guard let first = documents[.layout] else { throw .damaged }
    return FetchedScreen(
      payload: isDocument
        ? .document(first)
        : .blocks(layout: first, property: documents[.property], data: documents[.data]),
      confirmedAt: Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1000),
      validators: validators
    )
  }

  /// Returns whether bytes can be the start of a cache file: they begin with `HBScreen`, or they
  /// are fewer than 8 and `HBScreen` begins with them, as it does with no bytes.
  static func canBeCacheFile(startingWith bytes: [UInt8]) -> Bool {
    bytes.prefix(magic.count).elementsEqual(magic.prefix(bytes.count))
  }

  private var possibleDocumentParts: [DocumentPart] {
    if case .document = screen.payload { [.layout] } else { [.layout, .property, .data] }
  }
}
