public import Foundation
public import StrictJSON

/// The bytes of a screen, the time they were fetched, and their validators.
public struct FetchedScreen: Hashable, Sendable {
  /// The bytes.
  public let payload: ScreenPayload
  /// When the screen was fetched, or last confirmed by the server.
  public let fetchedAt: Date
  /// The validators of each document; a single document is stored under `layout`.
  package let validators: [DocumentPart: ResourceValidators]

  /// Creates a fetched screen.
  ///
  /// - Parameters:
  ///   - payload: The bytes.
  ///   - fetchedAt: When the screen was fetched, or last confirmed by the server.
  ///   - validators: The validators of each document; a single document is stored under `layout`.
  public init(
    payload: ScreenPayload,
    fetchedAt: Date,
    validators: [DocumentPart: ResourceValidators] = [:]
  ) {
    self.payload = payload
    self.fetchedAt = fetchedAt
    self.validators = validators.filter { !$0.value.isEmpty }
  }

  /// Returns the bytes of a document; a single document is stored under `layout`.
  func bytes(of part: DocumentPart) -> [UInt8]? {
    switch (payload, part) {
    case (.document(let bytes), .layout): bytes
    case (.document, _): nil
    case (.blocks(let layout, _, _), .layout): layout
    case (.blocks(_, let property, _), .property): property
    case (.blocks(_, _, let data), .data): data
    }
  }
}
