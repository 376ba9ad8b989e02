import ScreenDocument
public import TopScreen

extension ContentKey where Response == CounterResponse, Output == CounterViewData {
  /// A content that both sides know.
  public static var counter: Self { Self("counter") }
  /// A content that only the old side knows.
  public static var legacyOnly: Self { Self("legacyOnly") }
  /// A content that only the new side knows.
  public static var stateOnly: Self { Self("stateOnly") }
  /// A content that adds the first counter to its own.
  public static var sum: Self { Self("sum") }
  /// A content that adds the first counter and the first sum to its own.
  public static var total: Self { Self("total") }
}
