import Basics
import Foundation
import StrictJSON

/// The location of a screen: one document, or the three of a block page.
public enum ScreenLocation: Hashable, Sendable {
  /// One JSON document of any shape.
  case document(ResourceLocation)
  /// The three documents of a block page; property and data are optional.
  case blocks(layout: ResourceLocation, property: ResourceLocation?, data: ResourceLocation?)

  /// Parses the path of a file or folder, or a URL.
  ///
  /// | text                               | is                                                   |
  /// | ---------------------------------- | ---------------------------------------------------- |
  /// | a path to a folder                 | its `layout.json`, and `property.json` and `data.json` if they are there |
  /// | a URL whose path ends in `/`       | `layout.json`, `property.json` and `data.json` below it; its query goes along |
  /// | any other path or URL              | one document; if `property` or `data` is given, the layout |
  ///
  /// A separate property or data location replaces the one in the folder.
  ///
  /// - Parameters:
  ///   - text: A path or a URL.
  ///   - property: The location of the property document, if separate.
  ///   - data: The location of the data document, if separate.
  /// - Throws: ``LoadError`` for a folder without a layout, and for a text that
  ///   ``ResourceLocation/init(_:)`` rejects.
  public init(
    _ text: String,
    property: String? = nil,
    data: String? = nil
  ) throws(LoadError) {
    try self.init(
      ResourceLocation(text),
      property: property.map { text throws(LoadError) in try ResourceLocation(text) },
      data: data.map { text throws(LoadError) in try ResourceLocation(text) }
    )
  }

  /// Creates the location of a screen from a document's location.
  ///
  /// It applies the rules of the initialiser that parses a text.
  ///
  /// - Parameters:
  ///   - location: A document, a folder, or the layout of a page.
  ///   - property: The location of the property document, if separate.
  ///   - data: The location of the data document, if separate.
  /// - Throws: ``LoadError`` for a folder without a layout.
  public init(
    _ location: ResourceLocation,
    property: ResourceLocation? = nil,
    data: ResourceLocation? = nil
  ) throws(LoadError) {
    guard let folder = try Self.folderDocumentLocations(at: location) else {
      if property == nil, data == nil {
        self = .document(location)
      } else {
        self = .blocks(layout: location, property: property, data: data)
      }
      return
    }
    self = .blocks(
      layout: folder.layout,
      property: property ?? folder.property,
      data: data ?? folder.data
    )
  }

  /// The text that messages show, without secrets: the location of the document or of the folder;
  /// of the layout if the documents are in different places.
  public var displayName: String { nameOfCommonFolder ?? documentOrLayoutLocation.displayName }

  /// Whether at least one document of the screen is on a server.
  public var isRemote: Bool { documentLocations.contains { $0.location.isRemote } }

  /// The paths of those documents that are files.
  package var filePaths: [String] {
    documentLocations.compactMap { document in
      if case .file(let path) = document.location { path } else { nil }
    }
  }

  /// The documents; the single document or the layout is first.
  var documentLocations: [DocumentLocation] {
    switch self {
    case .document(let location): [DocumentLocation(part: nil, location: location)]
    case .blocks(let layout, let property, let data):
      [
        DocumentLocation(part: .layout, location: layout),
        property.map { DocumentLocation(part: .property, location: $0) },
        data.map { DocumentLocation(part: .data, location: $0) },
      ].compactMap(\.self)
    }
  }

  /// A text that identifies the location, without its secrets.
  ///
  /// Users and queries are included as a hash, so that two users never share a screen. The hash is
  /// not encryption: a reader of the key can try out short passwords.
  public var cacheKey: String {
    documentLocations.map { part in
      let name = "\(part.part?.rawValue ?? "document")=\(part.location.displayName)"
      guard case .url(let url) = part.location, url.absoluteString != part.location.displayName
      else { return name }
      return name + "#" + FNV1a.hash(url.absoluteString.utf8).hexadecimal
    }
    .joined(separator: " ")
  }

  struct DocumentLocation: Sendable {
    /// The part of the block page; `nil` for a single document.
    let part: DocumentPart?
    let location: ResourceLocation
  }

  private var nameOfCommonFolder: String? {
    guard case .blocks = self else { return nil }
    let query = documentOrLayoutLocation.displayName.hasSuffix("?…") ? "?…" : ""
    let end = "/" + DocumentPart.layout.fileName + query
    guard documentOrLayoutLocation.displayName.hasSuffix(end),
      documentOrLayoutLocation.displayName.count > end.count
    else {
      return nil
    }
    let folder = documentOrLayoutLocation.displayName.dropLast(end.count)
    let lieTogether = documentLocations.allSatisfy { part in
      part.location.displayName == "\(folder)/\(part.part?.fileName ?? "")\(query)"
    }
    return lieTogether ? String(folder) : nil
  }

  private var documentOrLayoutLocation: ResourceLocation {
    switch self {
    case .document(let location), .blocks(let location, _, _): location
    }
  }
}

extension ScreenLocation {
  private struct FolderDocumentLocations {
    var layout: ResourceLocation
    var property: ResourceLocation?
    var data: ResourceLocation?
  }

  private static func folderDocumentLocations(
    at location: ResourceLocation
  ) throws(LoadError) -> FolderDocumentLocations? {
    switch location {
    case .bytes: return nil
    case .url(let url):
      guard url.path(percentEncoded: true).hasSuffix("/") else { return nil }
      return FolderDocumentLocations(
        layout: .url(url.appendingFile(of: .layout)),
        property: .url(url.appendingFile(of: .property)),
        data: .url(url.appendingFile(of: .data))
      )
    case .file(let path):
      guard isFolder(path) else { return nil }
      let start = path.hasSuffix("/") ? path : path + "/"
      guard access(start + DocumentPart.layout.fileName, F_OK) == 0 else {
        throw LoadError(.noLayout, of: location.displayName)
      }
      let parts = [DocumentPart.property, .data].map { part -> ResourceLocation? in
        let path = start + part.fileName
        return access(path, F_OK) == 0 ? .file(path: path) : nil
      }
      return FolderDocumentLocations(
        layout: .file(path: start + DocumentPart.layout.fileName),
        property: parts[0],
        data: parts[1]
      )
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension URL {
  /// Returns the URL of a document in the folder at this URL, with the same query.
  fileprivate func appendingFile(of part: DocumentPart) -> URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return appending(path: part.fileName)
    }
    components.percentEncodedPath += part.fileName
    return components.url ?? appending(path: part.fileName)
  }
}
