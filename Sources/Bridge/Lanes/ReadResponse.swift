/// The last response of a content whose slot others read, or that reads others, and its new view data.
struct ReadResponse<Response, Output> {
  let delivery: Delivery<Response>
  /// Computed where the slot is not shown and something reads it.
  var value: Output?
}
