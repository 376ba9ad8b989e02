import Foundation
import ScreenDocument

extension HTTPExchange {
  /// How far one request is: its transitions, and nothing else.
  ///
  /// Each event gives the result once the exchange is over, and `nil` before and after.
  struct StateMachine {
    private enum State {
      /// Can transition to: `reading`, `over`.
      case waiting
      /// Can transition to: `over`.
      case reading(HTTPHead, [UInt8])
      /// The end.
      case over
    }

    private var state = State.waiting
    private let limit: Int
    private let name: String

    init(limit: Int, name: String) {
      self.limit = limit
      self.name = name
    }

    /// The head came: what is no document ends the exchange, and so does one that says it is too
    /// large.
    ///
    /// The head of an interim answer is passed over.
    mutating func receive(_ head: HTTPHead) -> HTTPResult? {
      guard case .waiting = state, !head.isInterim else { return nil }
      guard head.hasDocument else { return end(.success(HTTPAnswer(head: head, bytes: []))) }
      switch head.length {
      case .invalid: return end(.connection(.invalidLength))
      case .bytes(let length) where length > limit: return end(.tooLarge(limit: limit))
      case .bytes, .unknown: break
      }
      state = .reading(head, [])
      return nil
    }

    /// Bytes came: one more than the limit ends the exchange.
    mutating func receive(_ data: Data) -> HTTPResult? {
      guard case .reading(let head, var bytes) = state else { return nil }
      state = .over
      guard bytes.count + data.count <= limit else { return end(.tooLarge(limit: limit)) }
      bytes.append(contentsOf: data)
      state = .reading(head, bytes)
      return nil
    }

    /// The server has nothing more to say, or the connection broke.
    mutating func complete(_ failure: LoadError.Reason?) -> HTTPResult? {
      switch state {
      case .over: return nil
      case .waiting: return end(failure ?? .connection(.invalidAnswer))
      case .reading(let head, let bytes):
        if let failure { return end(failure.isBrokenConnection ? .truncated : failure) }
        if case .bytes(let length) = head.length, bytes.count < length { return end(.truncated) }
        return end(.success(HTTPAnswer(head: head, bytes: bytes)))
      }
    }

    private mutating func end(_ reason: LoadError.Reason) -> HTTPResult {
      end(.failure(LoadError(reason, of: name)))
    }

    private mutating func end(_ result: HTTPResult) -> HTTPResult {
      state = .over
      return result
    }
  }
}

extension LoadError.Reason {
  /// Whether the connection broke off; some systems have no better name for it than "other".
  fileprivate var isBrokenConnection: Bool {
    self == .connection(.lost) || self == .connection(.other)
  }
}
