import ScreenDump

extension WiringReport {
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Wiring of \(name.escapedForHTML)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <main>
    \(htmlBody)</main>
    </body>
    </html>

    """
  }

  static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5b5b62; --paper: #fff; --card: #f6f6f8;
      --rule: #d8d8de; --emitter: #e3eeff; --emitter-rule: #1b5fc1; --listener: #e4f5e9;
      --listener-rule: #1a7f37; --cause: #b3261e; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f5; --quiet: #b0b0b8; --paper: #131316;
      --card: #1d1d21; --rule: #3a3a42; --emitter: #17294a; --emitter-rule: #7fb0ff;
      --listener: #14301d; --listener-rule: #6fd08c; --cause: #ff8f85; } }
    body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
    main { max-width: 1400px; margin: 0 auto; padding: 16px; }
    .counts { color: var(--quiet); }
    .scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--rule); border-radius: 8px; }
    table { border-collapse: collapse; margin: 8px; font-variant-numeric: tabular-nums; }
    th, td { padding: 2px 12px; text-align: right; }
    th[scope=row], th:first-child { text-align: left; font-weight: 500; }
    .bar rect { fill: var(--emitter-rule); }
    .wiring { display: block; font: 12px ui-monospace, monospace; height: auto; max-width: max(100%, 720px); }
    .wiring text { fill: var(--ink); text-anchor: middle; }
    .wiring .place { fill: var(--quiet); font-size: 11px; }
    .wiring rect, .wiring path { fill: var(--paper); stroke: var(--quiet); }
    .wiring .emitter rect { fill: var(--emitter); stroke: var(--emitter-rule); }
    .wiring .listener path { fill: var(--listener); stroke: var(--listener-rule); }
    .wiring .elsewhere rect, .wiring .elsewhere path { stroke-dasharray: 5 3; }
    .wiring .subscription path { fill: none; }
    .wiring .cause path { fill: none; stroke: var(--cause); stroke-dasharray: 2 3; }
    .wiring .subscription .head { fill: var(--quiet); stroke: none; }
    .wiring .cause .head { fill: var(--cause); stroke: none; }
    .wiring .subscription text, .wiring .cause text { fill: var(--quiet); font-size: 11px; }
    .wiring .ended rect, .wiring .ended path { stroke-dasharray: 1 3; }
    .wiring .ended text { fill: var(--quiet); }
    """
}
