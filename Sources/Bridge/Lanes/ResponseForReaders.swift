/// The last valid response of a content that other contents read, or that reads them, and its view
/// data.
struct ResponseForReaders<Response, Output> {
  let delivery: Delivery<Response>
  /// The view data; `nil` until another content reads it while the slot is not shown.
  var viewData: Output?
}
