public import Foundation
import StrictJSON

/// Fetches the documents of a screen concurrently, without parsing them.
///
/// If a document fails, the screen fails with that document's error, and the other requests are
/// cancelled. A property or data document for which a server answers 404 or 410 is absent, which is
/// not a failure: both are optional.
public struct ScreenLoader: Sendable {
  private let fetcher: any ResourceFetching
  private let limits: ResourceLimits
  private let now: @Sendable () -> Date

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - fetcher: Fetches single documents.
  ///   - limits: The limits of size, time and redirects of each document.
  ///   - now: Returns the current time.
  public init(
    fetcher: any ResourceFetching,
    limits: ResourceLimits = ResourceLimits(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.fetcher = fetcher
    self.limits = limits
    self.now = now
  }

  /// Fetches the documents of a screen.
  ///
  /// Cancelling the task cancels every request.
  ///
  /// - Parameters:
  ///   - location: The location of the screen.
  ///   - known: The screen that was fetched before: the server need not send documents that have
  ///     not changed since.
  /// - Returns: The screen, confirmed now; it reuses the bytes of documents that have not changed.
  /// - Throws: ``LoadError`` of the document that fails first.
  public func fetch(
    _ location: ScreenLocation,
    since known: FetchedScreen? = nil
  ) async throws(LoadError) -> FetchedScreen {
    assembleScreen(at: location, from: try await fetchDocuments(at: location, since: known))
  }

  /// Returns a screen whose documents are all in memory, without leaving the caller's thread.
  ///
  /// - Parameter location: The location of the screen.
  /// - Returns: The screen; `nil` if a document must be read first.
  /// - Throws: ``LoadError`` for a document that is too large.
  func fetchIfAllInMemory(_ location: ScreenLocation) throws(LoadError) -> FetchedScreen? {
    var documents: [DocumentPart: FetchedDocument] = [:]
    for part in location.documentLocations {
      guard case .bytes(let bytes, _) = part.location else { return nil }
      guard bytes.count <= limits.maximumBytes else {
        throw LoadError(.tooLarge(limit: limits.maximumBytes), of: part.location.displayName)
      }
      documents[part.part ?? .layout] = FetchedDocument(
        bytes: bytes,
        validators: ResourceValidators()
      )
    }
    return assembleScreen(at: location, from: documents)
  }

  private func assembleScreen(
    at location: ScreenLocation,
    from documents: [DocumentPart: FetchedDocument]
  ) -> FetchedScreen {
    let payload: ScreenPayload =
      switch location {
      case .document: .document(documents[.layout]?.bytes ?? [])
      case .blocks:
        .blocks(
          layout: documents[.layout]?.bytes ?? [],
          property: documents[.property]?.bytes,
          data: documents[.data]?.bytes
        )
      }
    return FetchedScreen(
      payload: payload,
      confirmedAt: now(),
      validators: documents.mapValues(\.validators)
    )
  }

  private struct FetchedDocument: Sendable {
    var bytes: [UInt8]
    var validators: ResourceValidators
  }

  private typealias PartFetchResult = (
    part: DocumentPart, result: Result<FetchedDocument?, LoadError>
  )

  private func fetchDocuments(
    at location: ScreenLocation,
    since known: FetchedScreen?
  ) async throws(LoadError) -> [DocumentPart: FetchedDocument] {
    let result = await withTaskGroup(of: PartFetchResult.self) { group in
      for part in location.documentLocations {
        group.addTask {
          (part.part ?? .layout, await fetchIfPresent(part, since: known))
        }
      }
      var documents: [DocumentPart: FetchedDocument] = [:]
      for await (part, result) in group {
        switch result {
        case .success(let document): documents[part] = document
        case .failure(let error):
          group.cancelAll()
          return Result<[DocumentPart: FetchedDocument], LoadError>.failure(error)
        }
      }
      return .success(documents)
    }
    return try result.get()
  }

  private func fetchIfPresent(
    _ part: ScreenLocation.DocumentLocation,
    since known: FetchedScreen?
  ) async -> Result<FetchedDocument?, LoadError> {
    let key = part.part ?? .layout
    let bytes = known?.bytes(of: key)
    let validators = bytes == nil ? nil : known?.validators[key]
    let request = ResourceRequest(part.location, validators: validators, limits: limits)
    do throws(LoadError) {
      switch try await fetcher.fetch(request) {
      case .fetched(let bytes, let validators):
        return .success(FetchedDocument(bytes: bytes, validators: validators))
      case .notModified:
        guard let bytes, let validators else {
          throw LoadError(.status(304), of: part.location.displayName)
        }
        return .success(FetchedDocument(bytes: bytes, validators: validators))
      }
    } catch {
      let isOptional = part.part == .property || part.part == .data
      if isOptional, [.status(404), .status(410)].contains(error.reason) { return .success(nil) }
      return .failure(error)
    }
  }
}
