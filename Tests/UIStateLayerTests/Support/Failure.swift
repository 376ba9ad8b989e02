/// An error that an effect throws.
struct Failure: Error {}
