/// An object for as long as someone else holds it.
struct WeakReference<Object: AnyObject> {
  weak let object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
