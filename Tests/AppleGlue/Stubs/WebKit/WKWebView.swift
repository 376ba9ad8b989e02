// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UIKit

open class WKWebView: UIView {
  /// The page that the view shows.
  public private(set) var stubPage = ""

  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    stubPage = string
    return nil
  }
}

open class WKNavigation {}
