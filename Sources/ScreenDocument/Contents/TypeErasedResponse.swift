import Basics
import Foundation
package import StrictJSON

/// The response of a ``TypedContent``, or the transport's failure to decode it, with its type
/// erased.
///
/// The class is open to the subclasses of this file alone; each adds one constant of a `Sendable`
/// type.
@usableFromInline
package class TypeErasedResponse: @unchecked Sendable {
  // Sendable: every property is a constant of a `Sendable` type, or a lock.

  /// Identifies the type of the response; the type is `Never` if there is none.
  @usableFromInline let type: ObjectIdentifier
  private let encodingCache = Guarded<Result<JSONValue, EncodingFailure>?>(nil)

  fileprivate init(_ type: ObjectIdentifier) { self.type = type }

  /// The name of the response's type; `nothing` if there is no response.
  fileprivate var typeName: String { "nothing" }
  /// Why the transport could not decode the response; `nil` if it could.
  package var decodingFailure: String? { nil }

  fileprivate func encode() throws(EncodingFailure) -> JSONValue {
    throw EncodingFailure(description: "it has no response")
  }

  /// Returns the response with its type; `nil` if it has another type.
  ///
  /// The result is an object that contains the response, so that the response is not copied; the
  /// benchmark rows `typed document` measure this.
  ///
  /// - Complexity: O(1): one comparison of types.
  @inlinable
  @inline(__always)
  package func typed<Response: Sendable>(
    as response: Response.Type
  ) -> TypedResponse<Response>? {
    guard type == ObjectIdentifier(response) else { return nil }
    return unsafeDowncast(self, to: TypedResponse<Response>.self)
  }

  /// The response as JSON, or why it cannot be encoded; encoded at the first access, and stored.
  package var encodingResult: Result<JSONValue, EncodingFailure> {
    if let encoded = encodingCache.withLock(\.self) { return encoded }
    let result = Result { () throws(EncodingFailure) in try encode() }
    return encodingCache.withLock { encoding in
      if let encoding { return encoding }
      encoding = result
      return result
    }
  }

  /// Returns a message that says that the response is not of the type with which its kind is
  /// registered.
  func wrongResponseTypeMessage(
    expecting expected: Any.Type,
    of kind: ContentKind,
    id: ContentID
  ) -> String {
    "The content '\(id)' of kind '\(kind)' has a response of type \(typeName), and its kind is registered "
      + "with \(expected). Use one content key for both."
  }
}

/// The error of a response that cannot be encoded as JSON.
package struct EncodingFailure: Error, CustomStringConvertible {
  package let description: String
}

/// A response that the transport has decoded.
@usableFromInline
package final class TypedResponse<Response: Sendable>: TypeErasedResponse, @unchecked Sendable {
  // Sendable: one constant of a `Sendable` type beside those of the superclass.

  /// The response.
  package let value: Response

  package init(_ value: Response) {
    self.value = value
    super.init(ObjectIdentifier(Response.self))
  }

  fileprivate override var typeName: String { "\(Response.self)" }

  fileprivate override func encode() throws(EncodingFailure) -> JSONValue {
    guard let value = value as? any Encodable else {
      throw EncodingFailure(
        description: "\(Response.self) is not Encodable. Conform it to Encodable."
      )
    }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try JSONDocument(Array(encoder.encode(value))).root
    } catch {
      let reason = JSONTree.reason(ofEncodingError: error)
      throw EncodingFailure(
        description: "\(Response.self) cannot be encoded: \(reason). Correct the value, or its "
          + "encode(to:)."
      )
    }
  }
}

/// The failure of the transport to decode a response, in place of the response.
package final class UndecodableResponse: TypeErasedResponse, @unchecked Sendable {
  // Sendable: one constant of a `Sendable` type beside those of the superclass.
  private let message: String

  package init(_ message: String) {
    self.message = message
    super.init(ObjectIdentifier(Never.self))
  }

  package override var decodingFailure: String? { message }

  fileprivate override func encode() throws(EncodingFailure) -> JSONValue {
    throw EncodingFailure(description: "the transport could not decode it")
  }
}
