// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false

  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
}
