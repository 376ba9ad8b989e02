import Foundation
import ScreenDocument

extension HTTPExchange {
  /// The state of one request, with its transitions.
  ///
  /// Each event returns the result if it ends the exchange, and `nil` otherwise.
  struct StateMachine {
    private enum State {
      /// No head of the final response was received, but heads of interim responses may have been.
      ///
      /// Can transition to: `readingBody`, `finished`.
      case waitingForHead
      /// The final head and the given bytes were received. Can transition to: `finished`.
      case readingBody(HTTPResponseHead, [UInt8])
      /// The final state: the exchange has its result.
      case finished
    }

    private var state = State.waitingForHead
    /// The maximum size of the document in bytes.
    private let maximumBytes: Int
    /// The name of the document in errors.
    private let documentName: String

    init(maximumBytes: Int, documentName: String) {
      self.maximumBytes = maximumBytes
      self.documentName = documentName
    }

    /// Handles a response head.
    ///
    /// The exchange ends without a body if the status is not 200 or 203. It ends with an error if
    /// the declared length is invalid or greater than the limit. An interim head (1xx) is ignored,
    /// and so is any head after the final one.
    mutating func receive(_ head: HTTPResponseHead) -> HTTPResult? {
      guard case .waitingForHead = state, !head.isInterim else { return nil }
      guard head.hasStatus200Or203 else {
        return end(.success(HTTPResponse(head: head, bytes: [])))
      }
      switch head.declaredSize {
      case .invalid: return end(.connection(.invalidContentLength))
      case .bytes(let length) where length > maximumBytes:
        return end(.tooLarge(limit: maximumBytes))
      case .bytes, .unknown: break
      }
      state = .readingBody(head, [])
      return nil
    }

    /// Handles received bytes.
    ///
    /// The exchange ends with an error when more bytes than the limit have arrived. Bytes before
    /// the final head are ignored.
    ///
    /// - Returns: The error; `nil` if the exchange continues or was already over.
    mutating func receive(_ data: Data) -> HTTPResult? {
      guard case .readingBody(let head, var bytes) = state else { return nil }
      state = .finished
      guard bytes.count + data.count <= maximumBytes else {
        return end(.tooLarge(limit: maximumBytes))
      }
      bytes.append(contentsOf: data)
      state = .readingBody(head, bytes)
      return nil
    }

    /// Handles the end of the response, or a failure of the connection.
    ///
    /// The result is an error if there is a failure, if no final head was received, or if fewer
    /// bytes arrived than the head declares.
    ///
    /// - Returns: The result; `nil` if the exchange was already over.
    mutating func complete(_ failure: LoadError.Reason?) -> HTTPResult? {
      switch state {
      case .finished: return nil
      case .waitingForHead: return end(failure ?? .connection(.notHTTP))
      case .readingBody(let head, let bytes):
        if let failure { return end(failure.mayBeLostConnection ? .truncated : failure) }
        if case .bytes(let length) = head.declaredSize, bytes.count < length {
          return end(.truncated)
        }
        return end(.success(HTTPResponse(head: head, bytes: bytes)))
      }
    }

    private mutating func end(_ reason: LoadError.Reason) -> HTTPResult {
      end(.failure(LoadError(reason, of: documentName)))
    }

    private mutating func end(_ result: HTTPResult) -> HTTPResult {
      state = .finished
      return result
    }
  }
}

extension LoadError.Reason {
  /// Whether the connection may have ended early: the failure is `lost` or `other`.
  ///
  /// Some systems report the early end only as `other`, so every `other` counts as an early end.
  fileprivate var mayBeLostConnection: Bool {
    self == .connection(.lost) || self == .connection(.other)
  }
}
