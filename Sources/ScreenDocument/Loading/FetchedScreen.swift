public import Foundation
public import StrictJSON

/// The bytes of a screen, when they came, and what to recognise them by.
public struct FetchedScreen: Hashable, Sendable {
  /// The bytes.
  public let payload: ScreenPayload
  /// When the screen was fetched, or last confirmed by the server.
  public let fetchedAt: Date
  /// What the only document or the layout is recognised by, and what the other two are.
  package let validators: [DocumentPart: ResourceValidators]

  /// Describes what was fetched.
  ///
  /// - Parameters:
  ///   - payload: The bytes.
  ///   - fetchedAt: When they were fetched, or last confirmed.
  ///   - validators: What each document is recognised by, the only one under `layout`.
  public init(
    payload: ScreenPayload,
    fetchedAt: Date,
    validators: [DocumentPart: ResourceValidators] = [:]
  ) {
    self.payload = payload
    self.fetchedAt = fetchedAt
    self.validators = validators.filter { !$0.value.isEmpty }
  }

  /// The bytes of a document, the only one under `layout`.
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
