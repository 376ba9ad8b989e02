/// The last response of a content that reads other contents or is read by them, and its new view data.
struct ReadResponse<Response, Output> {
  let delivery: Delivery<Response>
  /// The view data of the response; `nil` if the slot is shown, or if no other content reads it.
  var value: Output?
}
