/// The last response of a content that others read or that reads others, and its new view data.
struct ReadResponse<Response, Output> {
  let delivery: Delivery<Response>
  /// The view data, if the slot is not shown and another content reads it.
  var value: Output?
}
