extension PageStyle {
  /// Cards that unfold: for `compare` and `diff`.
  package static let cards = """
    [hidden]{display:none!important}
    .cards{display:grid;gap:10px;grid-template-columns:minmax(0,1fr)}
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
    .filter{display:flex;flex-wrap:wrap;align-items:end;gap:12px 24px;margin:20px 0 4px;\
    padding:14px 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
    .filter fieldset{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0;padding:0;border:0}
    .filter legend{padding:0;color:var(--soft);font-size:13px}
    .filter label{display:inline-flex;align-items:center;gap:6px;min-height:32px}
    .filter .find{flex:1 1 220px;display:block;color:var(--soft);font-size:13px}
    .filter [type=search]{display:block;width:100%;min-height:38px;margin-top:2px;padding:6px 12px;\
    font:inherit;font-size:15px;color:var(--ink);background:var(--bg);border:1px solid var(--soft);\
    border-radius:8px}
    .filter [type=checkbox]{width:18px;height:18px;margin:0;accent-color:var(--link)}
    .filter output{color:var(--soft);font-size:13px;min-height:32px;align-content:center}
    @media(max-width:700px){.halves{gap:8px}.half>.paper-white{padding:8px}\
    .differences .values{grid-template-columns:minmax(0,1fr)}.card .body{padding:0 10px 12px}}
    @media print{.filter,.anchor{display:none}.card{break-inside:avoid}}

    """
}
