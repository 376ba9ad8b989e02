import Foundation

/// A page in a headless Chromium, driven by the DevTools protocol.
///
/// Every call waits for the browser, so pages are used on their own thread: see ``run(_:)``.
public final class BrowserPage {
  /// The path of Chromium, which `.ci/install` installs; `nil` if it is missing.
  public static let executable: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether there is a browser to test with.
  public static var isAvailable: Bool { executable != nil }

  /// The network requests of the browser since the page was loaded, except for the page's file.
  public private(set) var requests: [String] = []
  /// The complaints of the browser since the page was loaded: errors and warnings of its console,
  /// script errors and output, and dialogs.
  public private(set) var complaints: [String] = []

  private let files = TemporaryFolder()
  private let process = Process()
  private let pipe: BrowserPipe
  private var session: String?
  private var messageNumber = 0
  private var loaded: Set<String> = []

  /// Starts a browser for the duration of a body, on its own queue.
  ///
  /// - Parameter body: Uses the page.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body, and a ``BrowserError`` if the browser fails.
  public static func run<Result: Sendable>(
    _ body: @escaping @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    try await withTaskExecutorPreference(BrowserExecutor()) { try await perform(body) }
  }

  @concurrent
  private static func perform<Result: Sendable>(
    _ body: @Sendable (BrowserPage) throws -> Result
  ) async throws -> Result {
    let page = try BrowserPage()
    defer { page.process.terminate() }
    return try body(page)
  }

  private init() throws {
    guard let executable = Self.executable else { throw BrowserError("there is no Chromium") }
    pipe = try BrowserPipe(input: files.path + "/in", output: files.path + "/out")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      exec "$0" --headless --no-sandbox --disable-gpu --no-first-run --user-data-dir="$1/profile" \
      --remote-debugging-pipe about:blank 3<"$1/in" 4>"$1/out"
      """,
      executable, files.path,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
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
  ///   - fragment: The part after `#`.
  ///   - width: The width of the window, in points.
  ///   - isDark: Whether the dark colour scheme is preferred.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func load(
    _ html: String,
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
    try go(to: "file://\(files.path)/page.html" + (fragment.isEmpty ? "" : "#" + fragment))
  }

  /// Evaluates an expression.
  ///
  /// - Parameter expression: JavaScript.
  /// - Returns: Its value as JSON.
  /// - Throws: A ``BrowserError`` if it throws.
  public func evaluate(_ expression: String) throws -> String {
    let reply = try call(
      "Runtime.evaluate",
      ["expression": "JSON.stringify(\(expression))", "returnByValue": true, "awaitPromise": true]
    )
    if let exception = reply["exceptionDetails"] { throw BrowserError("\(exception)") }
    return (reply["result"] as? [String: Any])?["value"] as? String ?? "null"
  }

  /// Presses a key.
  ///
  /// - Parameter key: `Tab`, `Enter`, ` ` or `Escape`.
  /// - Throws: A ``BrowserError`` if the browser fails.
  public func press(_ key: String) throws {
    let codes = ["Tab": 9, "Enter": 13, "Escape": 27, " ": 32]
    var event: [String: Any] = [
      "key": key, "code": key == " " ? "Space" : key, "windowsVirtualKeyCode": codes[key] ?? 0,
    ]
    if key == "Enter" { event["text"] = "\r" }
    if key == " " { event["text"] = " " }
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

  private func go(to url: String) throws {
    let loader = try call("Page.navigate", ["url": url])["loaderId"] as? String ?? ""
    while !loaded.contains(loader) { note(try pipe.receive()) }
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    messageNumber += 1
    var message: [String: Any] = ["id": messageNumber, "method": method, "params": parameters]
    message["sessionId"] = session
    try pipe.send(message)
    while true {
      let reply = try pipe.receive()
      guard reply["id"] as? Int == messageNumber else {
        note(reply)
        continue
      }
      if let error = reply["error"] { throw BrowserError("\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
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
      messageNumber += 1
      try? pipe.send([
        "id": messageNumber, "method": "Page.handleJavaScriptDialog",
        "params": ["accept": false], "sessionId": session ?? "",
      ])
    default: break
    }
  }
}
