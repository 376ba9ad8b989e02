import ScreenDocument
public import TopScreen

extension ContentKey where Response == CounterResponse, Output == CounterViewData {
  /// A content with both sides.
  public static var counter: Self { Self("counter") }
  /// A content with only a legacy side.
  public static var legacyOnly: Self { Self("legacyOnly") }
  /// A content with only a state side.
  public static var stateOnly: Self { Self("stateOnly") }
  /// A content that adds the first counter to its own.
  public static var sum: Self { Self("sum") }
  /// A content that adds the first counter and the first sum to its own.
  public static var total: Self { Self("total") }
}
