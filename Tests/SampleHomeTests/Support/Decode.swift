import Foundation

/// Decodes a response from JSON text.
func decode<Response: Decodable>(_ json: String) throws -> Response {
  try JSONDecoder().decode(Response.self, from: Data(json.utf8))
}

/// Decodes a response of a given type from JSON text.
func decode<Response: Decodable>(_ type: Response.Type, _ json: String) throws -> Response {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}
