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
    max-width:100%}
    .pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,460px),1fr));gap:16px;\
    align-items:start}
    .panel{min-width:0;scroll-margin:16px}
    .panel h3{margin:0 0 6px;overflow-wrap:anywhere}
    .panel .scroll{display:grid;justify-items:center}
    .enlarge{display:none;margin:0 0 8px;color:var(--soft)}
    .nodes{display:flex;flex-wrap:wrap;gap:2px 16px}
    .nodes :is(a,span){min-height:24px;min-width:24px;align-content:center;font-size:13px}
    .diagnostics li p{margin:6px 0 0}
    .now{background:var(--shade)}.here{margin-inline-start:8px;color:var(--warn);font-size:13px}
    .wiring g{scroll-margin:120px}
    .wiring g:target>:is(rect,path){fill:var(--mark);stroke:var(--warn);stroke-width:4px}
    .wiring g:target>text{fill:var(--mark-ink)}
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
    .wiring .counts .beside{text-anchor:start}
    .wiring .ended rect,.wiring .ended path{stroke-dasharray:1 3}
    .wiring .ended text{fill:var(--soft)}
    @media(max-width:700px){.steps th,.steps td{padding:2px 8px}.steps td:last-child{display:none}.here{display:block;margin:0}.enlarge{display:block}.overview .scroll:focus .wiring{max-width:none;min-width:700px}}
    @media print{.panel{break-inside:avoid}}

    """
}
