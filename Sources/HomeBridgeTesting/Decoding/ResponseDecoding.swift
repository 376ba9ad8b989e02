import ScreenDocument
import StrictJSON
import TopScreen

/// Decodes payloads as the response type of one kind, which both sides share.
struct ResponseDecoding {
  /// Returns the reason why a payload does not decode; `nil` if it decodes.
  let decodingFailure: (JSONValue) -> Diagnostic?
  /// Returns the types that a payload's numbers are decoded as; empty if the payload does not
  /// decode.
  let numberTypes: (JSONValue) -> PayloadNumberTypes

  init<Response: Decodable>(of type: Response.Type) {
    decodingFailure = { payload in
      do throws(ContentDecodingError) {
        _ = try payload.decode(type)
        return nil
      } catch {
        return error.diagnostic
      }
    }
    numberTypes = { PayloadNumberTypes(of: $0, decodedAs: type) }
  }
}

/// Creates the decoding of a route's response type.
struct ResponseDecodingMaker<UIState: AnyObject>: TypedRouteVisitor {
  func visit<Response, Output>(
    _ route: TypedRoute<UIState, Response, Output>
  ) -> ResponseDecoding {
    ResponseDecoding(of: Response.self)
  }
}
