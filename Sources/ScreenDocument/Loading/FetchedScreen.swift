public import Foundation
public import StrictJSON

/// The bytes of a screen's documents, before they are parsed, with their validators and the time at
/// which they were known to be current.
public struct FetchedScreen: Hashable, Sendable {
  /// The bytes of the documents.
  public let payload: ScreenPayload
  /// When the documents were fetched, or the server last confirmed that they had not changed.
  public let confirmedAt: Date
  /// The validators of each document; a single document is stored under `layout`, and a document
  /// without validators has no entry.
  package let validators: [DocumentPart: ResourceValidators]
  /// Whether the server forbids storing one of the documents, by `Cache-Control: no-store`.
  package let forbidsStoring: Bool

  /// Creates a fetched screen.
  ///
  /// - Parameters:
  ///   - payload: The bytes.
  ///   - confirmedAt: When the documents were fetched, or the server last confirmed them.
  ///   - validators: The validators of each document; a single document is stored under `layout`.
  public init(
    payload: ScreenPayload,
    confirmedAt: Date,
    validators: [DocumentPart: ResourceValidators] = [:]
  ) {
    self.payload = payload
    self.confirmedAt = confirmedAt
    self.validators = validators.filter { !$0.value.isEmpty }
    forbidsStoring = validators.values.contains(where: \.forbidsStoring)
  }

  /// Returns the bytes of a document; `nil` if the screen has none.
  ///
  /// A single document counts as the `layout`.
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
