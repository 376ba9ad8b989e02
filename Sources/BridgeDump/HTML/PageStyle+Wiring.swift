import ScreenDump

extension PageStyle {
  /// The styles of the page of `wiring`: boxes and arrows.
  static let wiring = """
    .legend{color:var(--soft);font-size:13px;max-width:70ch}
    .scroll{overflow-x:auto;background:var(--surface);border:1px solid var(--line);\
    border-radius:10px}
    .steps{border-collapse:collapse;margin:8px;font-variant-numeric:tabular-nums;font-size:14px}
    .steps th,.steps td{padding:2px 12px;text-align:right;white-space:nowrap}
    .steps th:first-child{text-align:left}.steps tbody th{font-weight:500}
    .bar rect{fill:var(--state)}
    .wiring{display:block;font:12px ui-monospace,SFMono-Regular,Menlo,monospace;height:auto;\
    max-width:max(100%,1500px)}
    .wiring text{fill:var(--ink);text-anchor:middle}
    .wiring .place{fill:var(--soft);font-size:11px}
    .wiring rect,.wiring path{fill:var(--surface);stroke:var(--soft)}
    .wiring .emitter rect{fill:var(--shade);stroke:var(--state)}
    .wiring .listener path{fill:var(--shade);stroke:var(--good)}
    .wiring .opaque rect{stroke:var(--bad)}
    .wiring .elsewhere rect,.wiring .elsewhere path{stroke-dasharray:5 3}
    .wiring .subscription path{fill:none}
    .wiring .cause path{fill:none;stroke:var(--bad);stroke-dasharray:2 3}
    .wiring .subscription .head{fill:var(--soft);stroke:none}
    .wiring .cause .head{fill:var(--bad);stroke:none}
    .wiring .counts text{fill:var(--soft);font-size:11px;text-anchor:end;paint-order:stroke;\
    stroke:var(--surface);stroke-width:3px;stroke-linejoin:round}
    .wiring .ended rect,.wiring .ended path{stroke-dasharray:1 3}
    .wiring .ended text{fill:var(--soft)}
    @media(max-width:700px){.steps th,.steps td{padding:2px 8px}.steps td:last-child{display:none}}
    @media print{.wiring{max-width:100%}}

    """
}
