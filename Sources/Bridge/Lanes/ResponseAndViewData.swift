/// The last valid response of a content, with its view data.
///
/// It is stored for a content that other contents read, and for a content whose route reads other
/// contents.
struct ResponseAndViewData<Response, Output> {
  let delivery: Delivery<Response>
  /// The view data of the state side; `nil` until another content reads it.
  ///
  /// It is used only while no slot is shown: the value of a shown slot is read from the slot.
  var viewData: Output?
}
