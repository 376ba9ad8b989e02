/// The styles of pages: light and dark, for narrow and wide windows, and for print.
///
/// In both themes, the contrast between text and its background is at least 4.5 : 1.
package enum PageStyle {
  /// The style of every page.
  static let base = """
    :root{color-scheme:light dark;--bg:#f4f5f7;--surface:#fff;--ink:#1a1f26;--soft:#56606b;\
    --line:#d5dae0;--link:#0a53be;--legacy:#7b2f9e;--state:#0a53be;--none:#8a4b00;--good:#17662f;\
    --bad:#b3231b;--warn:#855000;--shade:#eceff3;--mark:#fff0c2;--mark-ink:#3a2a00}
    @media screen and (prefers-color-scheme:dark){:root{--bg:#0e1116;--surface:#171b22;--ink:#e8ebef;\
    --soft:#a4adb8;--line:#333b46;--link:#8fbcff;--legacy:#d9a8f5;--state:#8fbcff;--none:#f2b866;\
    --good:#7fd89a;--bad:#ff9d94;--warn:#f2b866;--shade:#222833;--mark:#4d3d00;--mark-ink:#ffeab0}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:16px}
    body{margin:0;background:var(--bg);color:var(--ink);font:15px/1.5 system-ui,-apple-system,\
    "Segoe UI",Roboto,"Hiragino Sans","Noto Sans CJK JP",sans-serif;overflow-wrap:anywhere}
    a{color:var(--link);text-underline-offset:2px}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-9999px}
    .skip:focus{left:8px;top:8px;background:var(--surface);padding:8px 12px;z-index:9}
    .top,main{max-width:1240px;margin:0 auto;padding:0 24px}
    .top{padding-top:28px;padding-bottom:8px}
    main{padding-bottom:64px}
    main:focus{outline:none}
    .command{margin:0;color:var(--soft);font:13px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace}
    .subject{margin:-6px 0 10px;color:var(--soft)}
    .meaning{max-width:1240px;margin:0 auto;padding:0 24px 24px;color:var(--soft);font-size:13px}
    h1{margin:2px 0 10px;font-size:28px;line-height:1.25;letter-spacing:-.01em}
    h2{margin:28px 0 12px;font-size:18px;line-height:1.3}
    h3{margin:0;font-size:15px;line-height:1.4}
    code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}
    .top nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:12px}
    .top nav a{padding:4px 0}
    .chips{display:flex;flex-wrap:wrap;align-items:center;gap:8px;margin:0;padding:0;list-style:none}
    .chip{display:inline-block;padding:1px 10px;border:1px solid var(--line);border-radius:999px;\
    background:var(--surface);font-size:13px;line-height:1.6;white-space:nowrap}
    .chip.legacy{color:var(--legacy);border-color:currentColor}
    .chip.state{color:var(--state);border-color:currentColor}
    .chip.none{color:var(--none);border-color:currentColor;border-style:dashed}
    .chip.good{color:var(--good);border-color:currentColor}
    .chip.bad{color:var(--bad);border-color:currentColor}
    .chip.warn{color:var(--warn);border-color:currentColor}
    .hidden-word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);\
    white-space:nowrap}
    .nothing{color:var(--soft);margin:8px 0}
    .label{display:none;color:var(--soft);font-size:13px}
    details>summary{cursor:pointer;color:var(--soft);font-size:13px;min-height:24px;line-height:24px}
    dl{display:grid;grid-template-columns:minmax(72px,max-content) minmax(0,1fr);gap:6px 16px;\
    margin:8px 0 0;font-size:13px}
    dt{color:var(--soft)}
    dd{margin:0;min-width:0}
    .tree ul{margin:0;padding:0 0 0 14px;list-style:none;border-left:1px solid var(--line)}
    .tree>ul{padding:0;border:0}
    .tree b{font-weight:600}
    .tree i{font-style:normal;color:var(--soft)}
    .diagnostics{margin:0;padding:0;list-style:none;display:grid;gap:8px}
    .diagnostics li{padding:10px 14px;background:var(--surface);border:1px solid var(--line);\
    border-radius:10px}
    mark{background:var(--mark);color:var(--mark-ink);border-bottom:2px solid currentColor;\
    padding:0 2px;border-radius:2px}
    @media(max-width:700px){.top,main,.meaning{padding-left:16px;padding-right:16px}h1{font-size:24px}}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    @media print{:root{color-scheme:light;--bg:#fff;--surface:#fff;--ink:#000;--soft:#444}\
    *{print-color-adjust:exact}.top nav,.skip{display:none}body{font-size:10pt}\
    .top,main,.meaning{max-width:none;padding:0}h1{font-size:18pt}\
    [data-differs] details::details-content,.more::details-content{content-visibility:visible;\
    block-size:auto}\
    h1,h2,h3,.subject,summary{break-after:avoid}.diagnostics li,.meaning{break-inside:avoid}}

    """
}
