/// The last response of a content, in a place of its own: an optional of a generic type costs a look at
/// its metadata at each write.
final class HeldResponse<Response> {
  var response: Response

  init(_ response: Response) {
    self.response = response
  }
}
