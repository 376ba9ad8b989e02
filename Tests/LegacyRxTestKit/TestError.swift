/// A failure for tests.
public enum TestError: Error, Equatable {
  /// The failure of marble strings.
  case marble
  /// Another failure.
  case other
}
