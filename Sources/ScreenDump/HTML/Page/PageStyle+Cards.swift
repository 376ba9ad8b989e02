extension PageStyle {
  /// The style of cards that unfold, for the pages of `compare` and `diff`.
  package static let cards = """
    .cards{display:grid;gap:10px;grid-template-columns:minmax(0,1fr)}
    .changes{grid-template-columns:repeat(auto-fill,minmax(min(100%,370px),1fr));align-items:start}
    .changes>.wide{grid-column:1/-1}
    .card{position:relative;background:var(--surface);border:1px solid var(--line);\
    border-radius:12px;scroll-margin:16px}
    .card:target{box-shadow:0 0 0 3px var(--warn)}
    .card summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px;\
    padding:12px 52px 12px 16px;color:var(--ink);font-size:15px;list-style:none}
    .card summary::-webkit-details-marker{display:none}
    .card summary::before{content:"▸";color:var(--soft)}
    .card details[open] summary::before{content:"▾"}
    .card .kind{color:var(--soft);font-size:13px}
    .card .body{padding:0 16px 16px}
    .flat{padding:12px 52px 12px 16px;display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 12px}
    .anchor{position:absolute;top:8px;right:8px;width:36px;height:36px;display:grid;\
    place-items:center;text-decoration:none;border-radius:8px}
    .anchor:hover{background:var(--shade)}
    .halves{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px;max-width:860px}
    .half{margin:0;border:2px solid var(--line);border-radius:12px;overflow:clip}
    .half>figcaption{padding:4px 12px;font-size:13px;font-weight:600;\
    border-bottom:1px solid var(--line)}
    .half>.paper-white{padding:12px;height:100%}
    .half.legacy{border-color:var(--legacy)}.half.legacy>figcaption{color:var(--legacy)}
    .half.state{border-color:var(--state)}.half.state>figcaption{color:var(--state)}
    .alone{max-width:422px}
    .differences{margin:16px 0 0;padding:0;list-style:none;display:grid;gap:12px}
    .differences .values{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px 16px;\
    margin-top:4px}
    .differences p{margin:0;padding:8px 12px;border-radius:8px;background:var(--shade);font-size:13px}
    .sign{display:block;font-size:12px;color:var(--soft)}
    @media(max-width:700px){.halves{gap:8px}.half>.paper-white{padding:8px}\
    .differences .values{grid-template-columns:minmax(0,1fr)}.card .body{padding:0 10px 12px}}
    @media print{.anchor{display:none}.card{break-inside:avoid}}

    """
}
