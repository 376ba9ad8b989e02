import ScreenDump

extension PageStyle {
  /// The style of the page of `status`.
  static let status = """
    .stages{display:flex;gap:3px;margin:14px 0;padding:0;list-style:none;font-weight:600}
    .stages li{flex-basis:0;border-radius:8px;color:var(--surface);min-width:max-content}
    .stages button{width:100%;min-height:40px;padding:8px 12px;border:0;border-radius:8px;background:none;\
    color:inherit;font:inherit;text-align:start}
    .stages button:enabled{cursor:pointer}
    .stages button[aria-pressed=true]{text-decoration:underline;outline:3px solid var(--ink);\
    outline-offset:-1px}
    .stages .complete{background:var(--good)}.stages .live{background:var(--state)}
    .stages .shadow{background:var(--legacy)}.stages .off{background:var(--soft)}
    .next{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,380px),1fr));gap:10px;\
    margin:0;padding:0;list-style:none;align-items:start}
    .next li{padding:10px 14px;background:var(--surface);border:1px solid var(--line);\
    border-inline-start:4px solid var(--soft);border-radius:10px;break-inside:avoid}
    .next li.good{border-inline-start-color:var(--good)}
    .next li.bad{border-inline-start-color:var(--bad)}
    .next p{margin:0}
    section pre{margin:8px 0 0;padding:8px 10px;overflow:auto;background:var(--shade);\
    border-radius:8px;font-size:12px;max-height:320px;white-space:pre-wrap}
    .changed{margin:0;padding-inline-start:20px}
    .kinds{width:100%;border-collapse:collapse;background:var(--surface);font-size:14px}
    .scroll{overflow-x:clip;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
    .kinds th,.kinds td{padding:9px 12px;text-align:start;vertical-align:middle}
    .kinds th{overflow-wrap:normal}.kinds td[data-name=Stage]{white-space:nowrap}
    .kinds thead th{color:var(--soft);font-size:13px;font-weight:500}
    .kinds tbody tr{border-top:1px solid var(--line);scroll-margin:16px;break-inside:avoid}
    .kinds tbody tr:target{background:var(--mark);color:var(--mark-ink)}
    .kinds tr:target :is(.soft,.step,a,.files,.good,code){color:inherit}
    .soft,.kinds .files{color:var(--soft);font-size:12px;font-weight:400}
    .kinds .files code{font-size:12px;display:inline-block}
    .number{font-variant-numeric:tabular-nums}
    td.number,.kinds thead .number{text-align:end}
    .kinds .step{font-weight:600}.step.bad{color:var(--bad)}\
    .kinds .good{color:var(--good)}.kinds .step.later{color:var(--soft);font-weight:400}
    .track{display:inline-flex;gap:2px;margin-inline-end:4px}
    .track i{width:13px;height:6px;border-radius:3px;background:var(--line)}
    .track i.on{background:var(--link)}
    .kinds progress{width:90px;height:8px;accent-color:var(--link);vertical-align:middle}
    .steps{width:100%;border-collapse:collapse;font-size:14px}
    .steps th,.steps td{padding:4px 12px;text-align:end;font-weight:500}
    .steps th:first-child{text-align:start}
    .steps thead th{color:var(--soft);font-size:13px;overflow-wrap:normal}
    .steps .bars{width:42%}
    .left{display:block;width:100%;height:12px}.left rect{fill:var(--link)}
    .now{background:var(--shade)}.here{color:var(--warn);font-size:13px;white-space:nowrap}
    .line{display:block;width:100%;height:88px;background:var(--surface);\
    border:1px solid var(--line);border-radius:10px}
    .line polyline{fill:none;stroke:var(--link);stroke-width:2;vector-effect:non-scaling-stroke}
    .ends{display:flex;justify-content:space-between;margin:4px 0 0;color:var(--soft);font-size:13px}
    .proof{margin:0 0 16px;padding:14px 16px;background:var(--surface);border:1px solid var(--line);\
    border-inline-start:4px solid var(--bad);border-radius:12px;scroll-margin:16px}
    .proof p{margin:4px 0 10px}.proof pre{margin:0}
    .phones{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),420px));\
    gap:24px}
    .phones .device{position:static}.phones h3{margin:0 0 6px;color:var(--soft);font-weight:500}
    .inputs{margin-top:32px;border-top:1px solid var(--line)}
    #comparisons .dimmed{display:none}
    .kinds a{display:inline-block;min-height:24px;min-width:24px}
    .warned{color:var(--warn)}
    @media(max-width:860px){.kinds,.kinds tbody,.kinds tr,.kinds th,.kinds td{display:block}\
    .kinds thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
    .kinds tbody tr{padding:10px 14px}.kinds th[scope=row]{padding:0 0 4px;font-size:15px}\
    .kinds td{display:grid;grid-template-columns:112px minmax(0,1fr);padding:1px 0;text-align:start}\
    .kinds td::before{content:attr(data-name);color:var(--soft);font-size:13px;font-weight:400}\
    .kinds td.number{text-align:start}.kinds td[data-name=Stage]{white-space:normal}\
    .stages button{padding:8px 6px;font-size:13px}\
    .steps th,.steps td{padding:4px 6px}.steps thead th{font-size:11px}.steps .bars{width:20%}}
    @media print{.stages li,.left,.track i{print-color-adjust:exact}\
    h2,h3{break-after:avoid}#comparisons{display:none}}

    """
}
