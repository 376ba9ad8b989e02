import SwiftUI
import UIKit
import WebKit

/// The view of a debug page, in WebKit.
struct DebugPageView: UIViewRepresentable {
  let page: DebugPage

  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.loadHTMLString(page.html, baseURL: nil)
  }
}
