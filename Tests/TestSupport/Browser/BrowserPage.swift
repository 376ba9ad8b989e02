#if os(macOS) || os(Linux)
import Foundation

/// A page in a window of its own of a headless Chromium, driven by the DevTools protocol.
///
/// Every call waits for the browser, so pages are used on their own thread: see ``run(_:)``.
public final class BrowserPage {
  /// Whether tests of pages run: ``condition`` holds.
  public static var isEnabled: Bool {
    ProcessInfo.processInfo.environment["BROWSER_TESTS"] == "1" && Browser.executable != nil
  }

  /// What tests of pages need, for those who read that a test was skipped.
  public static let condition =
    "needs BROWSER_TESTS=1 in the environment, and Chromium, which .ci/install installs"

  /// The network requests of the browser since the page was loaded, except for the page's file.
  public private(set) var requests: [String] = []
  /// The complaints of the browser since the page was loaded: errors and warnings of its console,
  /// script errors and output, and dialogs.
  public private(set) var complaints: [String] = []

  private let files = TemporaryFolder()
  private let browser: Browser
  private let context: String
  private var session: String?
  private var loaded: Set<String> = []

  /// Opens a page for as long as a body runs, on the queue of the browser.
  ///
  /// - Parameter body: Uses the page.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body, and a ``BrowserError`` if the browser fails.
  public static func run<Result: Sendable>(
    _ body: @escaping @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    try await withTaskExecutorPreference(Browser.executor) { try await perform(body) }
  }

  @concurrent
  private static func perform<Result: Sendable>(
    _ body: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    try Browser.withShared { browser in
      let page = try BrowserPage(browser)
      let result = try body(page)
      _ = try browser.call("Target.disposeBrowserContext", ["browserContextId": page.context])
      return result
    }
  }

  private init(_ browser: Browser) throws {
    self.browser = browser
    context =
      try browser.call("Target.createBrowserContext")["browserContextId"] as? String ?? ""
    let target = try browser.call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context]
    )["targetId"]
    session =
      try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try call(domain + ".enable") }
    _ = try call("Page.setLifecycleEventsEnabled", ["enabled": true])
  }

  /// Loads a page from a file.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - query: The part of its URL after `?`.
  ///   - fragment: The part after `#`.
  ///   - width: The width of the window, in points.
  ///   - isDark: Whether the dark colour scheme is preferred.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func load(
    _ html: String,
    query: String = "",
    fragment: String = "",
    width: Int = 1280,
    isDark: Bool = false
  ) throws {
    try files.write(html, to: "page.html")
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500]
    )
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    // Leaves the page first: a page that differs only in its fragment is not loaded again.
    try go(to: "about:blank")
    (requests, complaints) = ([], [])
    let (search, hash) = (query.isEmpty ? "" : "?" + query, fragment.isEmpty ? "" : "#" + fragment)
    try go(to: "file://\(files.path)/page.html\(search)\(hash)")
  }

  /// Evaluates an expression.
  ///
  /// - Parameter expression: JavaScript.
  /// - Returns: Its value as JSON; of a promise, the value that it resolves to.
  /// - Throws: A ``BrowserError`` if it throws.
  public func evaluate(_ expression: String) throws -> String {
    let reply = try call(
      "Runtime.evaluate",
      [
        "expression": "Promise.resolve(\(expression)).then((value) => JSON.stringify(value))",
        "returnByValue": true, "awaitPromise": true,
      ]
    )
    if let exception = reply["exceptionDetails"] { throw BrowserError("\(exception)") }
    return (reply["result"] as? [String: Any])?["value"] as? String ?? "null"
  }

  /// Presses a key.
  ///
  /// - Parameter key: `Tab`, `Enter`, ` `, `Escape` or a letter.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, " ": 32]
    var event: [String: Any] = [
      "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": codes[key] ?? 0,
    ]
    if key == "Enter" { event["text"] = "\r" }
    if key.count == 1 { event["text"] = key }
    for type in ["keyDown", "keyUp"] {
      event["type"] = type
      _ = try call("Input.dispatchKeyEvent", event)
      event["text"] = nil
    }
  }

  /// Types a text where the focus is.
  ///
  /// - Parameter text: The text.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func type(_ text: String) throws {
    _ = try call("Input.insertText", ["text": text])
  }

  /// Takes a picture of the whole page.
  ///
  /// - Returns: The bytes of a PNG file.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func screenshot() throws -> [UInt8] {
    let reply = try call(
      "Page.captureScreenshot",
      ["format": "png", "captureBeyondViewport": true]
    )
    guard let text = reply["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserError("the browser took no picture")
    }
    return Array(data)
  }

  /// Prints the page on A4 paper.
  ///
  /// - Returns: The number of sheets.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func printedPageCount() throws -> Int {
    let reply = try call(
      "Page.printToPDF",
      ["printBackground": false, "paperWidth": 8.27, "paperHeight": 11.69]
    )
    guard let text = reply["data"] as? String, let data = Data(base64Encoded: text) else {
      throw BrowserError("the browser printed nothing")
    }
    return String(decoding: data, as: UTF8.self).matches(of: /\/Type \/Page\n/).count
  }

  /// Applies the styles for print to the window, or those for screens again.
  ///
  /// - Parameter isPrint: Whether the styles for print apply.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func emulatePrint(_ isPrint: Bool) throws {
    _ = try call("Emulation.setEmulatedMedia", ["media": isPrint ? "print" : ""])
  }

  private func go(to url: String) throws {
    let loader = try call("Page.navigate", ["url": url])["loaderId"] as? String ?? ""
    while !loaded.contains(loader) { note(try browser.receive()) }
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session, onEvent: note)
  }

  private func note(_ event: [String: Any]) {
    guard event["sessionId"] as? String == session else { return }
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Page.lifecycleEvent":
      if parameters["name"] as? String == "load", let loader = parameters["loaderId"] as? String {
        loaded.insert(loader)
      }
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? "?"
      if !url.hasPrefix("file://\(files.path)/page.html") { requests.append(url) }
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      complaints.append(entry["text"] as? String ?? "?")
    case "Runtime.consoleAPICalled", "Runtime.exceptionThrown": complaints.append("\(parameters)")
    case "Page.javascriptDialogOpening":
      complaints.append("dialog: \(parameters["message"] ?? "")")
      _ = try? browser.send(
        "Page.handleJavaScriptDialog",
        ["accept": false],
        session: session
      )
    default: break
    }
  }
}
#endif
