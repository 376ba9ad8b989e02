extension PageStyle {
  /// The style of a phone beside the list of contents: the page of `show`.
  package static let phoneAndContentList = """
    .beside{display:grid;grid-template-columns:minmax(0,420px) minmax(0,1fr);gap:0 40px;\
    align-items:start}
    .device{position:sticky;top:0}
    .phone{padding:14px;border-radius:44px;background:#1c2129;border:1px solid var(--line)}
    .glass{max-height:calc(100vh - 140px);min-height:480px;overflow:auto;border-radius:30px;\
    padding:0 0 24px;scroll-behavior:smooth;scrollbar-width:thin;scroll-padding-top:52px}
    .bar{position:sticky;top:0;z-index:2;padding:12px 16px;background:#fffffff2;\
    border-bottom:1px solid #dfe3e8;font-weight:700;font-size:15px;text-align:center;\
    min-height:46px}
    .paper-white .bar{margin:0 0 8px;padding:12px 16px}
    .content{position:relative;margin:10px 8px;border:2px solid;border-radius:10px}
    .content>.box{padding:10px}
    .content.legacy{border-color:#7b2f9e}
    .content.state{border-color:#0a53be;border-style:double;border-width:4px}
    .content.none{border-color:#8a4b00;border-style:dashed}
    .tag{display:flex;gap:.4em;width:max-content;max-width:100%;margin:-2px 0 0 auto;\
    padding:0 8px;border-radius:0 8px 0 8px;font-size:11px;line-height:24px;font-weight:600;\
    text-decoration:none;color:#fff}
    .tag:hover{text-decoration:underline}
    .legacy>.tag{background:#7b2f9e}.state>.tag{background:#0a53be}.none>.tag{background:#8a4b00}
    .phase-word{font-weight:700}
    .content:target,.row:target{box-shadow:0 0 0 4px var(--mark),0 0 0 6px var(--warn)}
    .columns,.cells{display:grid;grid-template-columns:28px minmax(0,1fr) 116px 72px minmax(0,96px) \
    84px;gap:0 12px;align-items:baseline}
    .columns{margin:0 0 6px;padding:0 14px;color:var(--soft);font-size:12px}
    .rows-of-contents{margin:0;padding:0;list-style:none;display:grid;gap:8px}
    .row{padding:10px 14px;background:var(--surface);border:1px solid var(--line);\
    border-inline-start-width:4px;border-radius:10px;scroll-margin:16px}
    .row.legacy{border-inline-start-color:var(--legacy)}
    .row.state{border-inline-start-color:var(--state);border-inline-start-style:double}
    .row.none{border-inline-start-color:var(--none)}
    .number{color:var(--soft);font-variant-numeric:tabular-nums}
    .name h3{display:inline-block}
    .name a{display:inline-block;min-width:24px;min-height:24px}
    .kind,.place{color:var(--soft);font-size:13px}
    .place::before{content:"in "}
    .cell{font-size:13px;min-width:0}
    .cell.wide{grid-column:3/-1;color:var(--soft)}
    .phase.ready{color:var(--good)}.phase.failed{color:var(--bad)}
    .phase.stale,.phase.unrouted{color:var(--warn)}
    .phase.idle,.phase.loading,.phase.empty{color:var(--soft)}
    .row details{margin:6px 0 0 40px}
    .row summary bdi{overflow-wrap:anywhere}
    @media(max-width:1000px){.beside{grid-template-columns:minmax(0,1fr)}.device{position:static}\
    .glass{max-height:none;overflow:clip}.phone{max-width:440px;\
    margin:0 auto}.bar{position:static}}
    @media(max-width:700px){.phone{padding:8px;border-radius:28px}.glass{border-radius:22px}\
    .columns{display:none}.cells{display:flex;flex-wrap:wrap;gap:4px 12px}.name{flex:1 0 80%}\
    .label{display:inline}.row details{margin-inline-start:0}}
    @media print{.beside{display:block}.device{position:static}\
    .beside .phone{zoom:.48;max-width:none;border:0;padding:0;background:none;border-radius:0}\
    .beside .glass{columns:3;column-gap:16px;max-height:none;min-height:0;overflow:visible;padding:0}\
    .beside .bar{column-span:all}\
    .content,.row{break-inside:avoid}.rows-of-contents{gap:4px}.row{padding:4px 10px}\
    .beside .cells{display:grid;grid-template-columns:20px minmax(0,1fr) 116px 64px 96px 76px}\
    .beside .label{display:none}.row details{margin:2px 0 0 32px}}

    """
}
